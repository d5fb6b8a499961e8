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


def score(file: str, *words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["score", file, *words], input=typed, catch_exceptions=False, env={"COLUMNS": "100"})


def totals(file: str) -> list[int]:
    return json.loads(score(file, "--json").stdout)["totals"]


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
        (["--add", "{"], "no readable JSON"),
        (["--add", '{"kind":"counted"}'], "This kind of hand is unknown here"),
        (["--delete", "7"], "There is no such hand: the pad has 1."),
        (["--correct", "0", EKLAT], "There is no such hand"),
        (["--new", "mu", "--players", FIVE], "There is a pad in this file already"),
        (["--players", FIVE], "belong to --new"),
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
    assert "This is no score pad of Eklat" in score(file, "--show").stderr
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
