"""`eklat score`, as somebody types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from eklat.cli import app

PLAYED = '{"kind":"played","chief":2,"vice":1,"partner":3,"height":4,"trump":"1or7","points":[11,3,22,15,9]}'
EKLAT = '{"kind":"eklat","tied":[0,4],"culprit":4,"height":3}'
FIVE = "Anna, Ben, Cleo, Dora, Emil"


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "pad.json")


def score(file: str, *words: str, typed: str | None = None, **env: str) -> Result:
    around = {"COLUMNS": "100", "LC_ALL": "C.UTF-8"} | env
    return CliRunner().invoke(app, ["score", file, *words], input=typed, catch_exceptions=False, env=around)


def totals(file: str) -> list[int]:
    totals: list[int] = json.loads(score(file, "--json").stdout)["totals"]
    return totals


def test_a_pad_without_questions(file: str) -> None:
    assert score(file, "--new", "mu", "--players", FIVE, "--add", PLAYED, "--add", EKLAT).exit_code == 0
    assert totals(file) == [26, 3, 72, 65, -21]
    shown = score(file, "--show", "--lang", "de").stdout
    assert "Ziel 33, 4 Karten, 1 oder 7: mit 37 geschafft, Bonus 50" in shown
    assert "Runde 3: Cleo gibt" in shown
    assert score(file, "--csv").stdout.count("\n") == 3


def test_correct_and_delete(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE, "--add", PLAYED, "--add", EKLAT)
    assert score(file, "--correct", "1", '{"kind":"passed"}').exit_code == 0
    assert totals(file) == [15, 0, 0, 0, -30]
    assert score(file, "--delete", "2").exit_code == 0
    assert totals(file) == [0] * 5


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--add", PLAYED.replace("22", "23")], "The card points make 61, but there are 60 in the pack."),
        (["--add", "{"], 'eklat: --add: “{” is not readable JSON; expected something like {"kind": "passed"}'),
        (["--correct", "1", "x"], "eklat: --correct: “x” is not readable JSON"),
        (["--add", '{"kind":"counted"}'], "eklat: --add: This kind of hand is unknown here"),
        (["--delete", "7"], "eklat: --delete: There is no such hand: the pad has 1."),
        (["--correct", "0", EKLAT], "There is no such hand"),
        (["--new", "mu", "--players", FIVE], "There is a pad in this file already"),
        (["--players", FIVE], "belong to --new"),
        (["--json", "--csv"], "--json and --csv are two ways to print the same sheet: take one of them"),
        (["--show", "--lang", "fr"], "there is no language 'fr'"),
    ],
)
def test_what_is_wrong_is_said_and_the_file_stays(file: str, words: list[str], sentence: str) -> None:
    score(file, "--new", "mu", "--players", FIVE, "--add", PLAYED)
    before = Path(file).read_bytes()
    result = score(file, *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert Path(file).read_bytes() == before
    assert [entry.name for entry in Path(file).parent.iterdir()] == ["pad.json"]


def test_files_that_are_no_pads(file: str, tmp_path: Path) -> None:
    assert "There is no such file" in score(file, "--show").stderr
    Path(file).write_text("{}", encoding="utf-8")
    assert "This is not a score pad of Eklat" in score(file, "--show").stderr
    assert "cannot be read or written" in score(str(tmp_path), "--show").stderr
    assert "two" in score(str(tmp_path / "x.json"), "--new", "mu2", "--players", "Anna").stderr.lower()


def test_a_whole_match_by_questions(file: str) -> None:
    typed = [
        "skat", "mu", "Anna, Anna, Cleo, Dora", "Anna, Ben, Cleo, Dora", "x", "50", "ben",  # the pad
        "", "p", "cl", "", "3", "5", "c", "5", "4", "41", "",  # Cleo is chief, Cleo cannot be ... Dora is partner
        "9", "1", "e", "1, dora", "2", "3",  # hand 9 is not there; hand 1 is wrong: an Eklat, but Ben did not tie
        "1", "e", "1, dora", "4", "3",
        "csv", "-1",
        "", "p", "Cleo", "Ben", "Dora", "3", "0", "5", "4", "41", "10",
        "",
    ]  # fmt: skip
    result = score(file, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    text = result.stdout
    assert "This game is unknown" in text
    assert "Two players are called Anna" in text
    assert "A whole number, please" in text
    assert "The chief needs somebody else as partner" in text
    assert "There is no such hand" in text


def test_quitting_and_the_end_of_input_keep_what_is_written(file: str) -> None:
    assert score(file, typed="mu\nAnna, Ben, Cleo\n\n\nq\n").exit_code == 0
    assert score(file, typed="\n0\n").exit_code == 0
    assert json.loads(Path(file).read_text(encoding="utf-8"))["hands"] == [{"kind": "passed"}]


def test_three_players_have_no_vice_and_the_last_number_is_offered(file: str) -> None:
    score(file, "--new", "mu", "--players", "Anna,Ben,Cleo")
    assert "[6]" in score(file, typed="\np\nanna\n2\nd\n20\n10\n\nq\n").stdout
    assert totals(file) == [20 + 40, 10, 6]


def test_house_rules_ask_for_more(file: str) -> None:
    options = ["--option", "random_end=true", "--option", "hidden_partner=true"]
    score(file, "--new", "mu", "--players", FIVE, *options)
    score(file, typed="\np\nanna\nben\n\n2\nc\n60\n0\n0\n0\n\n4\nq\n")
    pad = json.loads(Path(file).read_text(encoding="utf-8"))
    assert pad["hands"][0]["drawn"] == 4
    assert totals(file)[0] == 60 + 30


def test_mu_for_two(file: str) -> None:
    score(file, "--new", "mu2", "--players", "Anna,Ben")
    shown = score(file, typed="\np\nanna\n8\n33\n\np\nben\n9\nx\n\n0\n\np\nbe\n6\nzz\nm\nq\n")
    assert "Nobody bid, Anna deals again" in shown.stdout
    assert totals(file) == [15, 10]


def test_heul_doch(file: str) -> None:
    score(file, "--new", "heuldoch", "--players", "Anna,Ben,Cleo", "--rounds", "2", "--lang", "de")
    shown = score(file, "--lang", "de", typed="\n5: 1 1\n5: 1 1 1 1 3 1 1\n40\n3\n12\n\nq\n")
    assert "Anna 15" in shown.stdout
    assert "Spiel 2: Ben fängt an" in shown.stdout
    assert totals(file) == [23, 40, 12]
    typed = "heuldoch\nAnna, Ben, Cleo\n0\n3\nClara\n2\nq\n"
    assert "Niemand heißt hier Clara" in score(file + "2", "--lang", "de", typed=typed).stdout


def hands(file: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(Path(file).read_text(encoding="utf-8"))["hands"]
    return found


def test_each_answer_is_checked_and_only_that_question_is_asked_again(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE)
    typed = [
        "", "p", "Cleo", "Cleo", "Ben", "Cleo", "Ben", "Dora", "0", "13", "1", "4", "x", "1", "99", "11", "-3", "3", "50",
        "22", "15", "8", "9", "q",
    ]  # fmt: skip
    text = score(file, typed="\n".join(typed) + "\n").stdout
    wrong = [
        "Chief and vice are two different people.", "The chief needs somebody else as partner.",
        "The vice can never be the chief’s partner.", "The number of cards is from 1 to 12.",
        "If the chief laid one card only, nobody can be vice.", "One of: c, 1, d, 0.",
        "Card points are whole numbers from 0 to 60.",
        "The card points make 64, but there are 60 in the pack.", "The card points make 59, but there are 60 in the pack.",
    ]  # fmt: skip
    assert [sentence for sentence in wrong if sentence not in text] == []
    assert text.count("Chief: ") == 1
    assert "Hand 1 is written down." in text
    assert hands(file) == [json.loads(PLAYED)]


def test_one_question_back_and_giving_up(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE)
    back = ["", "p", "anna", "<", "Cleo", "Ben", "<", "<", "", "", "Dora", "4", "1", "11", "3", "22", "15", "", "q"]
    text = score(file, typed="\n".join(back) + "\n").stdout
    assert "Chief [anna]: " in text
    assert "Chief [Cleo]: " in text
    assert "Vice (-: none) [Ben]: " in text
    assert hands(file) == [json.loads(PLAYED)]
    for giving_up in ([".", "q"], ["p", "", "q"], ["p", "Anna", ".", "q"]):
        text = score(file, typed="\n".join(["", *giving_up]) + "\n").stdout
        assert "Given up: nothing has changed." in text
        assert "Nobody here is called" not in text
    assert len(hands(file)) == 1
    assert "No pad was begun." in score(file + "2", typed="mu\n.\n").stdout
    assert not Path(file + "2").exists()


def test_a_correction_offers_what_was_there(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE, "--add", PLAYED, "--add", EKLAT, "--add", '{"kind":"passed"}')
    kept = score(file, typed="1\n" + "\n" * 11 + "q\n").stdout
    for offered in ("[p]", "Chief [Cleo]", "[Ben]", "[Dora]", "[4]", "[1]", "Anna [11]", "Emil [9]"):
        assert offered in kept
    score(file, typed="2\n\n\n\n\nq\n")
    assert hands(file) == [json.loads(PLAYED), json.loads(EKLAT), {"kind": "passed"}]
    score(file, typed="1\n\n\n\n\n5\n\n10\n\n\n\n\nq\n")
    assert hands(file)[0] == json.loads(PLAYED) | {"height": 5, "points": [10, 3, 22, 15, 10]}


PILES = '[{"onions":5,"cards":[1,1,1,1,3,1,1]},{"points":40,"lost":3},{"points":1}]'


@pytest.mark.parametrize(
    ("game", "names", "hand", "questions"),
    [
        ("mu2", "Anna,Ben", '{"kind":"played","crown":1,"height":8,"made":false}', 4),
        ("mu2", "Anna,Ben", '{"kind":"played","crown":0,"height":8,"points":20}', 4),
        ("mu2", "Anna,Ben", '{"kind":"passed"}', 1),
        ("heuldoch", "Anna,Ben,Cleo", f'{{"kind":"counted","piles":{PILES}}}', 5),
    ],
)
def test_a_correction_of_other_games_offers_what_was_there(
    file: str, game: str, names: str, hand: str, questions: int
) -> None:
    score(file, "--new", game, "--players", names, "--add", hand)
    text = score(file, typed="1\n" + "\n" * questions + "q\n").stdout
    assert "is corrected, and everything after it counted again." in text
    assert hands(file) == [json.loads(hand)]


def test_changes_are_undone(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE, "--add", PLAYED, "--add", EKLAT)
    before = Path(file).read_bytes()
    text = score(file, typed="-1\n-1\nu\nu\nu\nwhat\nq\n").stdout
    assert "Hand 1 is deleted. u brings it back." in text
    assert text.count("The last change is undone.") == 2
    assert "There is nothing to undo." in text
    assert "“what” means nothing here." in text
    assert Path(file).read_bytes() == before


def test_ctrl_c_says_that_all_is_saved(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    score(file, "--new", "mu", "--players", FIVE)

    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    result = score(file)
    assert result.exit_code == 130
    assert "q: quit\n\nEverything is saved in " in result.stdout


def test_the_language_is_that_of_the_machine(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE)
    assert "Runde 1: Anna gibt" in score(file, "--show", LC_ALL="de_AT.UTF-8").stdout
    assert "Ronde 1: Anna deelt" in score(file, "--show", LC_ALL="nl_NL.UTF-8").stdout


def test_long_names_are_cut_and_never_broken(file: str) -> None:
    names = ["Maximiliane-Charlotte", "Bartholomäus", "Friederike", "Hannelore", "Konstantin", "Wolfgang-Amadeus"]
    hand = '{"kind":"played","chief":0,"vice":1,"partner":2,"height":2,"trump":"colour","points":[10,10,10,10,10,10]}'
    score(file, "--new", "mu", "--players", ",".join(names), "--add", hand)
    shown = score(file, "--show", COLUMNS="80").stdout
    header = next(line for line in shown.splitlines() if "…" in line)
    assert header.count("…") == 6
    assert all(name[:4] in header for name in names)
    assert max(map(len, shown.splitlines())) <= 80
    assert "Maximiliane-Charlotte" in score(file, "--show", COLUMNS="240").stdout


@pytest.mark.parametrize(
    ("lang", "said", "never"), [("en", "Game", "hand"), ("de", "Spiel", "Runde"), ("nl", "Spel", "ronde")]
)
def test_heul_doch_counts_games(file: str, lang: str, said: str, never: str) -> None:
    score(file, "--new", "heuldoch", "--players", "Anna,Ben,Cleo", "--rounds", "3")
    typed = "\n900\n5: 1 1 1 1 30 1 1\n5: 1 1 1 1 3 1 1\n390\n40\n-1\n3\n12\n\n7\nq\n"
    text = score(file, "--lang", lang, typed=typed).stdout
    assert said in text
    assert never not in text
    assert totals(file) == [23, 40, 12]


def test_a_full_disk_leaves_the_old_file_and_no_litter(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    score(file, "--new", "mu", "--players", FIVE)
    before = Path(file).read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    result = score(file, "--add", PLAYED)
    assert result.exit_code == 2
    assert "cannot be read or written: No space left on device" in result.stderr
    assert Path(file).read_bytes() == before
    assert [entry.name for entry in Path(file).parent.iterdir()] == ["pad.json"]


def test_a_hand_that_all_passed_is_no_eklat_in_a_spreadsheet(file: str) -> None:
    score(file, "--new", "mu", "--players", FIVE, "--add", '{"kind":"passed"}')
    assert score(file, "--csv").stdout.splitlines()[1].startswith("1,Anna,all passed,")


def test_what_a_new_pad_needs_is_shown(file: str) -> None:
    few = score(file, "--new", "mu", "--players", "Anna").stderr
    assert few == 'eklat: --new: 3 to 6 players are needed. --players "Anna, Ben, Cleo"\n'
    rounds = score(file, "--new", "mu", "--players", FIVE, "--rounds", "3").stderr
    assert rounds == "eklat: --new: This game is played to a number of points, not a number of games.\n"
