"""The command `eklat`, as somebody types it."""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from eklat.cli import app
from eklat.records.fair import commitment, sealed

GOLDEN = Path(__file__).parent.parent / "golden"
MU, UNFINISHED = str(GOLDEN / "mu-5.json"), str(GOLDEN / "mu-5-unfinished.json")


def eklat(*words: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(app, words, input=stdin, catch_exceptions=False)


def lines(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_verify_prints_one_line_of_json_per_record() -> None:
    result = eklat("verify", "--json", MU, UNFINISHED)
    assert result.exit_code == 0
    first, second = lines(result)
    assert list(first) == ["ok", "finished", "scores", "winners", "deals", "file", "record"]
    assert first["finished"]
    assert not second["finished"]
    assert list(first["deals"][0])[:3] == ["outcome", "chief", "vice"]


def test_verify_reads_standard_input() -> None:
    data = Path(MU).read_bytes() + Path(UNFINISHED).read_bytes()
    result = eklat("verify", "-", "--json", stdin=data)
    assert [line["finished"] for line in lines(result)] == [True, False]


def proved(salts: list[str], missed: list[int], **more: Any) -> bytes:
    """A record with a proof and without deals."""
    secret = "00" * 32
    proof = {"scheme": "eklat-fair/2", "commitment": commitment(secret), "secret": secret, "salts": salts, "match": 1}
    proof |= {"seals": [sealed(salt) if salt else "" for salt in salts], "missed": missed, **more}
    names = ["Anna", "Beate", "Zoë"]
    return json.dumps({"format": "eklat-record/1", "game": "mu", "players": names, "deals": [], "proof": proof}).encode()


def test_verify_names_who_opened_no_seal_even_if_nobody_did_or_they_have_gone() -> None:
    told = eklat("verify", "-", stdin=proved(["a", "b", ""], [2])).stdout
    assert "sealed by Anna and Beate: nobody else can have chosen them; Zoë opened no seal (so says the server)" in told
    gone = eklat("verify", "-", stdin=proved(["a", "b", ""], [2], named=["Conny"])).stdout
    assert "; Conny opened no seal" in gone
    assert "Zoë opened" not in gone
    nobody = eklat("verify", "-", stdin=proved([""] * 3, [0, 1])).stdout
    assert "can have chosen them; Anna opened no seal; Beate opened no seal" in nobody
    assert lines(eklat("verify", "--json", "-", stdin=proved(["a", "b", ""], [2], named=["Conny"])))[0]["named"] == ["Conny"]


def test_verify_legal_says_who_may_do_what() -> None:
    result = eklat("verify", "--json", "--legal", UNFINISHED)
    answer = lines(result)[0]
    assert answer["legal"] == sorted(answer["legal"])
    assert answer["turn"] in range(5)
    assert "turn" not in lines(eklat("verify", "--json", "--legal", MU))[0]


def opened_auction() -> bytes:
    data = json.loads(Path(MU).read_text(encoding="utf-8"))
    data["deals"] = data["deals"][:1]
    data["deals"][0]["actions"] = []
    for part in (data, data["deals"][0]):
        part.pop("scores")
    data.pop("winners")
    return json.dumps(data).encode()


def test_verify_legal_lists_single_cards_and_the_limit_in_an_auction() -> None:
    answer = lines(eklat("verify", "--json", "--legal", "-", stdin=opened_auction()))[0]
    data = json.loads(opened_auction())
    hand = data["deals"][0]["deal"]["hands"][answer["turn"]]
    assert answer["legal"] == sorted([*(f"bid {card}" for card in set(hand)), "pass"])
    assert answer["max_bid"] == 1
    assert "may: bid" in eklat("verify", "--legal", "-", stdin=opened_auction()).stdout


def test_verify_legal_asks_for_discards_and_rests_between_deals() -> None:
    data = json.loads((GOLDEN / "mu2-unfinished.json").read_text(encoding="utf-8"))
    actions = data["deals"][0]["actions"]
    data["deals"][0]["actions"] = actions[: next(i for i, text in enumerate(actions) if text.startswith("discard"))]
    text = json.dumps(data).encode()
    answer = lines(eklat("verify", "--json", "--legal", "-", stdin=text))[0]
    assert (answer["legal"], answer["discard"]) == ([], 4)
    assert "discard 4 hand cards" in eklat("verify", "--legal", "-", stdin=text).stdout

    data["deals"] = []
    answer = lines(eklat("verify", "--json", "--legal", "-", stdin=json.dumps(data).encode()))[0]
    assert (answer["turn"], answer["legal"], answer["finished"]) == (None, [], False)
    assert "next deal can begin" in eklat("verify", "--legal", "-", stdin=json.dumps(data).encode()).stdout


def test_verify_tells_people_in_sentences() -> None:
    result = eklat("verify", MU, UNFINISHED)
    assert result.exit_code == 0
    assert "record 0: holds. Mü, 5 players" in result.stdout
    assert "won by" in result.stdout
    assert "unfinished" in result.stdout


def test_exit_status_1_for_a_record_that_does_not_hold() -> None:
    bad = Path(MU).read_bytes().replace(b'"pass"', b'"play R6"', 1)
    result = eklat("verify", "-", "--json", stdin=bad + b"{\n" + Path(MU).read_bytes())
    assert result.exit_code == 1
    first, second, third = lines(result)
    assert first["error"]["code"] == "phase"
    assert second["error"] == {
        "deal": None,
        "action": None,
        "code": "json",
        "message": "This is not JSON: Expecting property name enclosed in double quotes at line 2, column 1.",
    }
    assert third["ok"]
    told = eklat("verify", "-", stdin=bad)
    assert told.exit_code == 1
    assert "deal 0, action " in told.stdout
    assert "(phase)" in told.stdout
    assert "not JSON" in eklat("verify", "-", stdin=b"{").stdout


def test_exit_status_2_for_a_file_that_cannot_be_read() -> None:
    result = eklat("verify", "nowhere.json", MU, str(GOLDEN))
    assert result.exit_code == 2
    assert "nowhere.json: cannot be read: No such file" in result.stderr
    assert f"{GOLDEN}: cannot be read" in result.stderr
    assert "holds" in result.stdout
    assert eklat("verify").exit_code == 2


def test_show_a_whole_game() -> None:
    result = eklat("show", MU)
    assert result.exit_code == 0
    assert result.stdout.strip() == (GOLDEN / "mu-5.txt").read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("language", ["de", "nl"])
def test_show_a_whole_game_in_another_language(language: str) -> None:
    result = eklat("show", str(GOLDEN / "mu2-unfinished.json"), "--lang", language)
    assert result.stdout.strip() == (GOLDEN / f"mu2-unfinished.{language}.txt").read_text(encoding="utf-8").strip()


def test_show_a_position_in_another_language() -> None:
    words = ("show", MU, "--deal", "1", "--at", "3", "--lang", "de")
    assert "\nRunde 1 nach 3 Zügen, alle Karten offen\n" in eklat(*words).stdout
    assert "\nRunde 1 nach 3 Zügen, wie Conny es sieht\n" in eklat(*words, "--seat", "2").stdout
    assert "\nRunde 1 nach 3 Zügen, wie alle es sehen\n" in eklat(*words, "--spectator").stdout
    assert "\nDeal 0 after 1 action, all cards open\n" in eklat("show", MU, "--at", "1").stdout


def test_show_says_what_is_wrong_in_the_same_language() -> None:
    bad = Path(MU).read_bytes().replace(b'"pass"', b'"play R6"', 1)
    place = json.loads(bad)["deals"][0]["actions"].index("play R6")
    told = {language: eklat("show", "-", "--lang", language, stdin=bad) for language in ("en", "de", "nl")}
    assert {language: (result.exit_code, result.stderr) for language, result in told.items()} == {
        "en": (1, f"-, deal 0, action {place}: The auction is on: pass or lay cards. (phase)\n"),
        "de": (1, f"-, Runde 0, Zug {place}: Noch wird geboten: pass oder leg Karten. (phase)\n"),
        "nl": (1, f"-, ronde 0, zet {place}: Er wordt nog geboden: pas of leg kaarten. (phase)\n"),
    }
    bad = Path(MU).read_bytes().replace(b'"dealer":', b'"first":', 1)
    assert (
        eklat("show", "-", "--lang", "de", stdin=bad).stderr == "-, Runde 0: In einer Runde muss 'dealer' stehen. (format)\n"
    )


def test_show_one_deal() -> None:
    result = eklat("show", MU, "--deal", "1")
    assert "== Deal 1 ==" in result.stdout
    assert "== Deal 0 ==" not in result.stdout


def test_show_a_position_from_every_side() -> None:
    everything = eklat("show", MU, "--deal", "1", "--at", "3").stdout
    conny = eklat("show", MU, "--deal", "1", "--at", "3", "--seat", "2").stdout
    spectator = eklat("show", MU, "--deal", "1", "--at", "3", "--spectator").stdout
    assert "all cards open" in everything
    assert "as Conny sees it" in conny
    assert conny.count(" cards\n") == 4
    assert "as everybody sees it" in spectator
    assert spectator.count(" cards\n") == 5


def test_show_the_end_of_a_deal_with_its_result() -> None:
    data = json.loads(Path(MU).read_text(encoding="utf-8"))
    result = eklat("show", MU, "--at", str(len(data["deals"][0]["actions"])))
    assert "needed" in result.stdout


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["show", "nowhere.json"], 2, "cannot be read"),
        (["show", MU, "--deal", "99"], 2, "there is no deal 99"),
        (["show", MU, "--deal", "99", "--at", "0"], 2, "there is no deal 99"),
        (["show", MU, "--at", "9999"], 2, "there is no position 9999"),
        (["show", MU, "--at", "0", "--seat", "7"], 2, "there is no seat 7"),
        (["show", MU, "--seat", "1"], 2, "--at"),
        (["show", MU, "--lang", "fr"], 2, "there is no language 'fr'; there are de, en, nl"),
        (["show", MU, "--at", "0", "--seat", "1", "--spectator"], 2, "not both"),
        (["demo", "--players", "0"], 2, "3 to 6 players"),
        (["demo", "--option", "specials"], 2, "NAME=VALUE"),
        (["demo", "--option", "edition=fr"], 2, "de, en, nl"),
        (["demo", "--game", "skat"], 2, "there is no game 'skat'"),
        (["demo", "--players", "9"], 2, "3 to 6 players"),
    ],
)
def test_mistakes_get_a_sentence(words: list[str], status: int, message: str) -> None:
    result = eklat(*words)
    assert result.exit_code == status
    assert message in result.stderr


def test_show_refuses_a_bad_record() -> None:
    result = eklat("show", "-", stdin=b"[]")
    assert result.exit_code == 1
    assert "must be an object" in result.stderr


def test_games_lists_options() -> None:
    result = eklat("games")
    assert "mu: Mü, 3 4 5 6 players" in result.stdout
    assert "same_trump = true" in result.stdout
    assert "(house rule)" in result.stdout
    catalogue = json.loads(eklat("games", "--json").stdout)
    assert list(catalogue) == ["mu", "mu2", "heuldoch"]
    assert catalogue["mu"]["options"][0] == {
        "name": "edition",
        "default": "de",
        "allowed": ["de", "en", "nl"],
        "help": "the printed edition: German, English or Dutch",
        "house_rule": False,
    }


def test_help_and_version() -> None:
    assert eklat("--version").stdout.startswith("eklat 0.")
    for words in (["--help"], ["verify", "--help"], ["show", "--help"], ["demo", "--help"]):
        assert eklat(*words).exit_code == 0


def test_the_installed_command_runs() -> None:
    done = subprocess.run([Path(sys.executable).parent / "eklat", "verify", MU], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "holds" in done.stdout


COMMAND = shlex.quote(str(Path(sys.executable).parent / "eklat"))


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)


def test_a_shell_can_complete_commands_and_options() -> None:
    for words, place, found in (("si", 1, ["simulate"]), ("arena --lu", 2, ["--luck-adjusted"])):
        asked = f'COMP_WORDS="eklat {words}" COMP_CWORD={place} _EKLAT_COMPLETE=complete_bash {COMMAND}'
        assert shell(asked).stdout.split() == found


def test_whoever_stops_reading_ends_it_quietly(tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_bytes(Path(MU).read_bytes() * 200)
    done = shell(f"{COMMAND} verify --json {shlex.quote(str(many))} | head -1")
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


def test_what_cannot_be_written_is_said_so() -> None:
    done = shell(f"{COMMAND} verify {shlex.quote(str(MU))} > /dev/full")
    assert (done.returncode, done.stderr) == (2, "eklat: cannot write: No space left on device\n")


def test_closed_streams_are_no_reason_to_panic() -> None:
    done = shell(f"{COMMAND} verify --json - <&-")
    assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (2, "unreadable")
    assert "no standard input" in done.stderr
    done = shell(f"{COMMAND} verify --json {shlex.quote(str(MU))} >&-")
    assert "Traceback" not in done.stderr


def test_verify_names_the_file_in_every_line_also_of_one_that_cannot_be_read(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone.json")
    result = eklat("verify", "--json", gone, MU)
    assert result.exit_code == 2
    first, second = lines(result)
    assert (first["ok"], first["file"], first["record"]) == (False, gone, None)
    assert first["error"]["code"] == "unreadable"
    assert (second["ok"], second["file"], second["record"]) == (True, MU, 0)


@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["verify", MU], ["show", MU], ["arena", "--help"]])
def test_a_full_disk_gets_a_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", "from eklat.cli import main; main()", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert done.stderr == "eklat: cannot write: No space left on device\n"


@pytest.mark.parametrize("command", ["", "play", "watch", "serve", "score", "arena", "verify", "bot"])
def test_help_has_a_short_form_and_shows_no_value_for_flags(command: str) -> None:
    text = eklat(*command.split(), "-h").stdout
    assert "bool" not in text
    assert eklat(*command.split(), "--help").stdout == text


def test_help_fits_a_narrow_terminal() -> None:
    names = [str(known.name or known.callback.__name__) for known in app.registered_commands if known.callback]
    assert {"play", "arena", "train"} <= {*names}
    for command in ["", *names]:
        narrow = CliRunner(env={"COLUMNS": "60", "TERMINAL_WIDTH": "60"})
        shown = narrow.invoke(app, [*command.split(), "-h"]).stdout
        assert max(map(len, shown.splitlines())) <= 60
        assert "…" not in shown, f"something is cut off in the help of {command}"


def test_a_terminal_without_such_letters_gets_the_nearest_ones() -> None:
    done = shell(f"PYTHONIOENCODING=ascii {COMMAND} games")
    assert done.stdout.startswith("mu: Mue, 3 4 5 6 players")
    assert "?" not in done.stdout
