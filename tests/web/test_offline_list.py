"""The copy on the device is made of the list that the page names: every file of the client, and nothing else."""

import json
import re

from eklat.server.pages import STATIC


def test_the_page_names_a_list_of_all_its_files() -> None:
    named = re.search(r'<meta name="files" content="/([^"]+)">', (STATIC / "index.html").read_text(encoding="utf-8"))
    assert named
    listed = set(json.loads((STATIC / named[1]).read_text(encoding="utf-8"))) | {f"/{named[1]}"}
    assert listed == {f"/assets/{file.name}" for file in (STATIC / "assets").iterdir()}
