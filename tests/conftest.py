"""Settings that all tests share."""

from hypothesis import HealthCheck, settings

settings.register_profile("eklat", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("eklat")
