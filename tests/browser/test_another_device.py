"""One's things go along to another device: by a code that is good once, or as a file; nothing is lost on the way."""

from __future__ import annotations

import json
from pathlib import Path

from test_score_pad import EKLAT, NAMES, PLAYED, keep, pad
from visitors import Visit

from eklat.locales import say

PADS = """Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('eklat-pad:'))
  .map(([key, raw]) => [key, JSON.parse(raw).pad.hands.length]))"""

OFFER = """() => {
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => (window.isInstalled = true) }));
}"""
"""What a browser says that can make an app of the page."""


def test_name_pads_and_settings_come_with_a_code_and_as_a_file(visit: Visit, tmp_path: Path) -> None:
    first = visit(lang="en")
    keep(first, friday=pad("mu", NAMES, PLAYED, EKLAT), monday=pad("mu", NAMES, PLAYED))
    page = first.go("/settings")
    page.get_by_label(say("en", "settings-name"), exact=True).fill("Anna")
    page.get_by_role("button", name=say("en", "settings-save"), exact=True).click()
    page.locator(".done").get_by_text(say("en", "settings-saved")).wait_for()
    page.get_by_text(say("en", "settings-sound"), exact=True).click()
    page.evaluate(OFFER)
    page.get_by_role("button", name=say("en", "settings-app-install")).click()
    page.wait_for_function("() => window.isInstalled")
    page.get_by_role("button", name=say("en", "settings-device-make")).click()
    code = page.locator(".code").inner_text()
    first.axe("settings with a link")
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("en", "settings-things-save")).click()
    file = tmp_path / "things.json"
    saved.value.save_as(file)
    assert "secret" not in file.read_text(encoding="utf-8")
    me = json.loads(page.evaluate("localStorage['eklat-me']"))

    second = visit(phone=True, lang="de")
    keep(second, friday=pad("mu", NAMES, PLAYED), monday=pad("mu", NAMES, EKLAT), own=pad("mu", NAMES))
    page = second.go("/device")
    page.get_by_label(say("de", "settings-take-code")).fill(code.lower())
    page.get_by_role("button", name=say("de", "settings-take-yes")).click()
    page.get_by_text(say("de", "settings-things-taken", pads=2, records=0, parts=0)).wait_for()
    second.axe("things that came")
    here = page.evaluate(PADS)
    assert {name: here.pop(f"eklat-pad:{name}") for name in ("friday", "monday", "own")} == {
        "friday": 2,
        "monday": 1,
        "own": 0,
    }
    assert list(here.values()) == [1]  # both Mondays went on, and both stay
    also_me = json.loads(page.evaluate("localStorage['eklat-me']"))
    assert (also_me["id"], also_me["name"]) == (me["id"], "Anna")
    assert also_me["secret"] != me["secret"]
    assert json.loads(page.evaluate("localStorage['eklat-settings']"))["sound"] is True

    second.allowed.append("404")  # the language of the first device came along, too
    page = second.go("/device")
    page.get_by_label(say("en", "settings-take-code")).fill(code)
    page.get_by_role("button", name=say("en", "settings-take-yes")).click()
    page.get_by_text(say("en", "server-code")).wait_for()

    page = second.go("/settings")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".done").get_by_text(say("en", "settings-things-taken", pads=0, records=0, parts=0)).wait_for()
    assert len(page.evaluate(PADS)) == 4
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    page.get_by_text(say("en", "settings-things-wrong")).wait_for()
    second.no_sideways_scroll()
