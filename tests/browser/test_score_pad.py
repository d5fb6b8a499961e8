"""The score pad as people use it: written, corrected, shared and saved on a phone, and all of it without a network."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from players import rest
from playwright.sync_api import Page
from visitors import Visit, Visitor

from eklat.locales import say
from eklat.pad import parse

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
PLAYED = {"kind": "played", "chief": 2, "vice": 1, "partner": 3, "height": 4, "trump": "1or7", "points": [11, 3, 22, 15, 9]}
EKLAT = {"kind": "eklat", "tied": [0, 4], "culprit": 4, "height": 3}


def keep(visitor: Visitor, **pads: object) -> None:
    """Pads that are on the device already."""
    kept = {f"eklat-pad:{name}": json.dumps({"schema": 1, "changed": 1, "pad": pad}) for name, pad in pads.items()}
    code = f"if (!localStorage.kept) {{ localStorage.kept = 1; Object.assign(localStorage, {json.dumps(kept)}); }}"
    visitor.context.add_init_script(f"if (location.protocol === 'http:') {code}")


def pad(game: str, players: list[str], *hands: object, **options: object) -> dict[str, object]:
    return {"format": "eklat-pad/1", "game": game, "players": players, "options": options, "first": 0, "hands": list(hands)}


def totals(page: Page) -> list[str | None]:
    return [number.get_attribute("aria-label") for number in page.locator("tfoot svg").all()]


def press(page: Page, message: str, **values: str | int) -> None:
    page.get_by_role("button", name=say("en", message, **values), exact=True).click()


def role(page: Page, name: str, message: str) -> None:
    press(page, "pad-role-of", name=name, role=say("en", message))


@pytest.mark.parametrize(
    ("lang", "players", "edition"), [("en", 4, "en"), ("nl", 3, "nl"), ("en", 3, None), ("de", 4, None)]
)
def test_a_new_pad_begins_with_the_edition_of_a_new_table(
    visit: Visit, lang: str, players: int, edition: str | None
) -> None:
    """The English one is not for three; what is usual is not written down."""
    visitor = visit(phone=True, lang=lang)
    page = visitor.go("/pad/new")
    for place in range(1, players + 1):
        page.get_by_label(say(lang, "pad-name-of", place=place), exact=True).fill(NAMES[place - 1])
    for place in range(4, players, -1):
        page.get_by_role(
            "button", name=say(lang, "pad-without", name=say(lang, "pad-name-of", place=place)), exact=True
        ).click()
    page.get_by_role("button", name=say(lang, "pad-start"), exact=True).click()
    page.locator("tfoot").wait_for()
    (kept,) = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('eklat-pad:')).map((one) => one[1])"
    )
    written = json.loads(kept)["pad"]
    assert (written["players"], written["options"].get("edition")) == (NAMES[:players], edition)


def test_a_match_from_the_names_to_the_winner(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.go("/pad/new")
    for place, name in enumerate(NAMES[:4], 1):
        page.get_by_label(say("en", "pad-name-of", place=place), exact=True).fill(name)
    press(page, "pad-another-player")
    page.get_by_label(say("en", "pad-name-of", place=5), exact=True).fill(NAMES[4])
    page.get_by_label(say("en", "pad-option-target")).fill("80")
    visitor.axe("a new pad")
    press(page, "pad-start")

    page.get_by_role("link", name=say("en", "pad-next", hand=1, dealer="Anna")).click()
    role(page, "Cleo", "pad-chief")
    role(page, "Ben", "pad-vice")
    role(page, "Dora", "pad-partner")
    press(page, "pad-more")
    page.get_by_text(say("en", "pad-choice-1or7"), exact=True).click()
    page.get_by_label(say("en", "pad-points-of", name="Anna")).fill("11")
    for number in ("3", "22", "15"):
        page.keyboard.press("Enter")
        page.keyboard.type(number)
    page.get_by_text(say("en", "pad-filled", name="Emil", points=9, total=60)).wait_for()
    visitor.axe("the form")
    press(page, "pad-write")
    page.get_by_text("Goal 33, 4 cards, 1 or 7: made with 37, bonus 50").wait_for()
    assert totals(page) == ["11", "3", "72", "65", "9"]

    page.get_by_role("link", name=say("en", "pad-next", hand=2, dealer="Ben")).click()
    page.get_by_text(say("en", "pad-eklat"), exact=True).click()
    role(page, "Anna", "pad-tied")
    role(page, "Emil", "pad-last")
    press(page, "pad-write")
    assert totals(page) == ["26", "3", "72", "65", "−21"]

    page.get_by_role("link", name=say("en", "pad-correct-hand", hand=1)).click()
    page.get_by_text(say("en", "pad-choice-none"), exact=True).click()
    press(page, "pad-write-correction", hand=1)
    page.get_by_text(say("en", "pad-over", names="Cleo", count=1, points="92")).wait_for()
    assert totals(page) == ["26", "3", "92", "85", "−21"]
    visitor.axe("the sheet")
    visitor.no_sideways_scroll()
    press(page, "pad-undo")  # a correction can be undone like everything else
    assert totals(page) == ["26", "3", "72", "65", "−21"]
    page.get_by_role("link", name=say("en", "pad-next", hand=3, dealer="Cleo")).wait_for()


def test_after_the_end_one_plays_on_and_a_printed_sheet_bears_its_date(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, five=pad("mu", NAMES, PLAYED, {"kind": "passed"}, target=60))
    page = visitor.go("/pad/five")
    page.get_by_text(say("en", "pad-over", names="Cleo", count=1, points="72")).wait_for()
    rows = " ".join(page.locator("tbody").all_inner_texts())
    assert say("en", "pad-passed") in rows
    assert say("en", "pad-eklat") not in rows
    assert page.locator(".dated").is_hidden()
    page.emulate_media(media="print")
    assert page.locator(".dated").is_visible()
    page.emulate_media(media="screen")
    page.get_by_role("link", name=say("en", "pad-play-on")).click()
    page.get_by_label(say("en", "pad-option-target")).fill("200")
    press(page, "pad-keep")
    page.get_by_role("heading", name=say("en", "pad-next", hand=3, dealer="Cleo")).wait_for()
    press(page, "pad-undo")
    page.get_by_role("link", name=say("en", "pad-play-on")).wait_for()


def test_three_players_are_asked_for_a_chief_only(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, three=pad("mu", NAMES[:3]))
    page = visitor.go("/pad/three")
    role(page, "Cleo", "pad-chief")
    words = page.locator("section.form").inner_text().lower()
    assert not [word for word in ("pad-vice", "pad-partner") if say("en", word).lower() in words]


def test_an_impossible_sum_cannot_be_written(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, five=pad("mu", NAMES))
    page = visitor.go("/pad/five")
    role(page, "Cleo", "pad-chief")
    page.get_by_text(say("en", "pad-wrong-partner-missing")).wait_for()
    role(page, "Dora", "pad-partner")
    for name, number in zip(NAMES, (11, 3, 22, 15, 10), strict=True):
        page.get_by_label(say("en", "pad-points-of", name=name)).fill(str(number))
    page.get_by_text(say("en", "pad-wrong-sum", given=61, expected=60)).wait_for()
    page.get_by_role("button", name=say("en", "pad-write")).click(force=True)
    assert page.locator("tbody").count() == 0


def test_a_deleted_hand_and_a_removed_pad_come_back(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, five=pad("mu", NAMES, PLAYED, EKLAT))
    page = visitor.go("/pad/five/1")
    press(page, "pad-delete")
    assert totals(page) == ["15", "0", "0", "0", "−30"]
    press(page, "pad-undo")
    assert totals(page) == ["26", "3", "72", "65", "−21"]
    press(page, "pad-menu")
    visitor.axe("the menu")
    press(page, "pad-remove")
    page.get_by_text(say("en", "pad-none")).wait_for()
    press(page, "pad-undo")
    page.get_by_role("link", name="Anna, Ben, Cleo, Dora, Emil").click()
    page.get_by_text(say("en", "pad-hint")).wait_for()


def test_files_and_links_hold_the_whole_pad(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(phone=True)
    keep(visitor, five=pad("mu", NAMES, PLAYED, EKLAT))
    page = visitor.go("/pad/five")
    press(page, "pad-menu")
    with page.expect_download() as download:
        press(page, "pad-save-json")
    file = tmp_path / "pad.json"
    download.value.save_as(file)
    assert parse(file.read_bytes()).totals == (26, 3, 72, 65, -21)

    press(page, "pad-share")
    page.get_by_role("img", name=say("en", "pad-qr")).wait_for()
    visitor.axe("the link")
    link = page.get_by_role("textbox", name=say("en", "pad-share")).input_value()

    other = visit()
    elsewhere = other.go(link.removeprefix(other.base))
    elsewhere.get_by_text(say("en", "pad-shared-here")).wait_for()
    assert totals(elsewhere) == ["26", "3", "72", "65", "−21"]
    press(elsewhere, "pad-shared-take")
    elsewhere.get_by_text(say("en", "pad-hint")).wait_for()
    other.go("/pad#damaged")
    elsewhere.get_by_text(say("en", "pad-wrong-link")).wait_for()
    other.go("/pad")
    elsewhere.set_input_files("input[type=file]", file)
    elsewhere.get_by_text(say("en", "pad-hint")).wait_for()


def test_what_is_broken_in_storage_breaks_nothing_else(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, five=pad("mu", NAMES, PLAYED), odd={"format": "eklat-pad/1"})
    page = visitor.go("/pad")
    page.get_by_text(say("en", "pad-broken")).wait_for()
    assert page.get_by_role("listitem").count() == 2


@pytest.mark.parametrize("lang", ["de", "nl"] if os.environ.get("EKLAT_LONG") else ["nl"])
def test_every_game_fits_on_a_small_phone(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang, viewport={"width": 320, "height": 640}, color_scheme="dark")
    long = ["Bernadette", "Jo", "Maximilian", "Ünal", "Anneliese-Charlotte", "Tom"]
    six = {**PLAYED, "points": [11, 3, 22, 15, 9, 0]}
    keep(
        visitor,
        six=pad("mu", long, six, {**EKLAT, "tied": [0, 2, 4]}, target=9999),
        three=pad("mu", NAMES[:3]),
        two=pad("mu2", NAMES[:2], {"kind": "played", "crown": 0, "height": 8, "made": True}),
        heul={**pad("heuldoch", NAMES[:4]), "rounds": 3},
    )
    for path in (
        "/pad",
        "/pad/new",
        "/pad/six",
        "/pad/six/3",
        "/pad/six/rules",
        "/pad/three/1",
        "/pad/two/2",
        "/pad/heul/1",
    ):
        visitor.go(path).locator("h1").wait_for()
        rest(visitor.page)
        visitor.no_sideways_scroll()
        visitor.axe(path)


def test_the_pad_works_without_a_network(visit: Visit) -> None:
    visitor = visit(phone=True, keeps_a_copy=True)
    visitor.allowed.append("ERR_INTERNET_DISCONNECTED")
    page = visitor.go("/pad")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    visitor.go("/pad/new?game=mu2")
    for place, name in enumerate(NAMES[:2], 1):
        page.get_by_label(say("en", "pad-name-of", place=place), exact=True).fill(name)
    press(page, "pad-start")
    page.reload()
    page.get_by_role("link", name=say("en", "pad-next", hand=1, dealer="Anna")).click()
    page.locator("label", has_text="Ben").click()
    page.get_by_text(say("en", "pad-missed-it"), exact=True).click()
    press(page, "pad-write")
    assert totals(page) == ["5", "0"]
    assert page.evaluate("fetch('/api/games').then(() => 'there', () => 'gone')") == "gone"
