"""An evening of three friends: results stay until they are seen, words, a card taken back, a seat left, another match."""

from __future__ import annotations

from players import Hand, call, look_again
from playwright.sync_api import expect
from visitors import Visit

from eklat.games.said import Said, Who
from eklat.locales import say

NAMES = ("Anna", "Beate", "Conny")
LANGUAGES = ("en", "de", "nl")
SMALL = {"viewport": {"width": 360, "height": 640}}
DEAL_AGAIN = (
    "word => [...document.querySelectorAll('dialog[open] .btn.main')].find((one) => one.innerText === word)?.click()"
)


def three_friends(visit: Visit) -> list[Hand]:
    """Anna and Beate at desks, Conny with a phone, each in a language of her own; the first hand is dealt."""
    visitors = [visit(phone=lang == "nl", lang=lang, **(SMALL if lang == "nl" else {})) for lang in LANGUAGES]
    base = visitors[0].base
    people = [call(base, "POST", "/people", {"name": name}) for name in NAMES]
    settings = {"game": "mu", "players": 3, "bot_pauses": False, "options": {"target": 1, "end": "reach"}}
    table = call(base, "POST", "/tables", settings, people[0]["secret"])["id"]
    for seat in (1, 2):
        call(base, "POST", f"/tables/{table}/seats", {"seat": seat}, people[seat]["secret"])
    hands = []
    for visitor, person, lang in zip(visitors, people, LANGUAGES, strict=True):
        visitor.be(person)
        hands.append(Hand(visitor.go(f"/t/{table}"), "mu", lang))
        hands[-1].bids = 0
    hands[0].button("tbl-start").click()
    for hand in hands:
        hand.page.locator("[data-board]").wait_for()
    return hands


def act(hands: list[Hand]) -> Hand:
    """Whoever is to move does so."""
    while True:
        for hand in hands:
            if hand.is_mine and hand.act():
                return hand
            look_again(hand.page)


def test_three_friends_play_an_evening(visit: Visit) -> None:
    hands = three_friends(visit)
    anna, beate, conny = hands
    for _ in hands:
        act(hands)

    for hand in hands:
        hand.page.locator("dialog[open] .totals").wait_for()
    anna.button("tbl-next-hand").click()
    conny.page.get_by_text(say("nl", "tbl-ready", names="Anna")).first.wait_for()
    beate.button("tbl-next-hand").click()
    anna.page.get_by_text(say("en", "tbl-looking", names="Conny")).first.wait_for()
    assert all(hand.is_over for hand in hands), "nobody's result is closed by somebody else"
    anna.button("tbl-go-on").click()
    for hand in (anna, beate):
        hand.page.locator("dialog[open]").wait_for(state="detached")
    conny.page.get_by_text(say("nl", "tbl-dealt-again")).wait_for()
    assert conny.is_over
    conny.button("tbl-to-table").click()
    conny.page.locator("dialog[open]").wait_for(state="detached")

    conny.button("tbl-menu").click()
    conny.page.go_back()
    conny.page.locator("dialog[open]").wait_for(state="detached")
    assert conny.page.locator("[data-board]").is_visible(), "back closes the sheet, and not the table"
    anna.page.get_by_label(say("en", "tbl-say")).fill("Noch eine!")
    anna.page.keyboard.press("Enter")
    conny.page.locator("[data-board] .bubble.stands").get_by_text("Noch eine!").wait_for()

    for hand in hands:
        hand.bids = 1
    bidder = act(hands)
    if bidder is conny:
        conny.button("tbl-menu").click()
    bidder.button("tbl-take-back").click()
    for hand in hands:
        if hand is not bidder:
            hand.button("tbl-agree").click()
    seat = hands.index(bidder)
    told = Said("table-told-taken-back", {"who": Who(seat)})
    anna.page.get_by_text(told.say("en", NAMES, 0)).first.wait_for()
    bidder.is_due()
    expect(bidder.button("tbl-take-back")).to_have_count(0)

    beate.button("tbl-menu").click()
    beate.button("tbl-leave").click()
    beate.button("tbl-leave-empty").click()
    while not anna.page.get_by_text(say("en", "tbl-has-left", who="Beate"), exact=True).is_visible():
        for hand in (anna, conny):
            hand.try_to_act()
    conny.page.get_by_text(say("nl", "tbl-has-left", who="Beate"), exact=True).wait_for()
    said = anna.page.get_by_text(say("en", "tbl-has-left", who="Beate"), exact=True).bounding_box()
    offered = [anna.button(word).bounding_box() for word in ("tbl-wait", "tbl-let-bot")]
    assert said
    assert all(box and said["y"] + said["height"] <= box["y"] and box["height"] < 60 for box in offered), (said, offered)
    anna.button("tbl-wait").click()
    anna.button("tbl-wait").wait_for(state="detached")
    anna.button("tbl-let-bot").click()
    anna.page.get_by_text(say("en", "tbl-has-left", who="Beate"), exact=True).wait_for(state="detached")
    anna.page.locator("li", has_text=Said("table-told-left", {"who": Who(1)}).say("en", NAMES, 0)).wait_for()

    for hand in (anna, conny):
        hand.button("tbl-menu").click()
        hand.button("tbl-bot-instead").click()
    while not anna.button("tbl-rematch").count():
        anna.page.evaluate(DEAL_AGAIN, say("en", "tbl-next-hand"))  # after an Eklat, or where nobody bids
        look_again(anna.page)
    conny.button("tbl-rematch").wait_for()
    for hand in (anna, conny):
        hand.button("ui-close").click()
        hand.button("tbl-come-back").click()
        hand.button("tbl-come-back").wait_for(state="detached")
    anna.button("tbl-rematch").click()
    anna.button("tbl-show-result").click()
    anna.button("tbl-go-on").click()
    anna.page.get_by_role("heading", name=say("en", "tbl-lobby", game="Mü")).wait_for(state="attached")
    conny.page.locator("dialog[open] .totals").wait_for()
    conny.page.get_by_text(say("nl", "tbl-gathers-again")).wait_for()
    conny.button("tbl-to-table").click()
    conny.page.get_by_text(say("nl", "tbl-wait-for-host", who="Anna")).wait_for()
