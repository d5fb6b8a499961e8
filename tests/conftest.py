"""Settings that all tests share. With EKLAT_LONG=1 (make test-long) hypothesis looks further, and each time elsewhere."""

import os

from hypothesis import settings

settings.register_profile("eklat", deadline=None, derandomize=not os.environ.get("EKLAT_LONG"))
settings.load_profile("eklat")
