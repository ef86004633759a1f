"""The table read aloud, line by line."""

import pytest

from tests.kit import dweller, player, table
from tests.shelter.words.sentences import WORDING, words


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Diner. Left (column 10): [A] 2 food; here: Blue (wounded). "
                "Right (column 11): threat Radroaches, fight 6 → 1 happiness, any 1 resource.",
                "Theatre. Both spots (columns 5, 6): [linked, L] 2 power → 3 happiness; here: Red, Red.",
                "Living Quarters. Left (column 8): threat Raiders, fight 8 → 1 happiness, 1 item. "
                "Right (column 9): closed, the linked spot is under a threat.",
                "Red: 3 power, 1 food, 0 water; 4 happiness; has passed.",
                "2 items: Canteen (exhaust: 1 water on your turn); "
                "Guard Dog (exhaust: after a lost roll, roll both dice again), exhausted.",
                "5 dwellers: Theatre, left; Theatre, right; at home, wounded, trained in A; at home; "
                "new, at home from the next round on.",
                "2 dwellers: Diner, left, wounded; Vault Door, left, in training.",
                "This round is the last: the threat deck is empty.",
            ],
        ),
        (
            "ru",
            [
                "Закусочная. Слева (колонка 10): [A] 2 еды; здесь Синий (ранен). "
                "Справа (колонка 11): угроза «Радтараканы», бой 6 → 1 счастье, 1 любой ресурс.",
                "Театр. Обе ячейки (колонки 5, 6): [связанные, L] 2 энергии → 3 счастья; здесь Красный, Красный.",
                "Жилой отсек. Слева (колонка 8): угроза «Рейдеры», бой 8 → 1 счастье, 1 предмет. "
                "Справа (колонка 9): закрыто, на связанной ячейке угроза.",
                "Красный: 3 энергии, 1 еда, 0 воды; 4 счастья; пас.",
                "2 предмета: Фляга (повернуть: 1 вода в свой ход); "
                "Сторожевой пёс (повернуть: перебросить оба кубика после проигранного броска), карта повёрнута.",
                "5 жителей: Театр, слева; Театр, справа; дома, ранен, с A; дома; новый, свободен со следующего раунда.",
                "2 жителя: Закусочная, слева, ранен; Дверь убежища, слева, проходит улучшение.",
                "Этот раунд последний: колода угроз пуста.",
            ],
        ),
        (
            "pl",
            [
                "Jadłodajnia. Lewe pole (kolumna 10): [A] 2 żywności; tu stoi: Niebieski (ranny). "
                "Prawe pole (kolumna 11): zagrożenie „Radkaraluchy”, walka 6 → 1 zadowolenie, 1 dowolny zasób.",
                "Teatr. Oba pola (kolumny 5, 6): [połączone, L] 2 energii → 3 zadowolenia; tu stoi: Czerwony, Czerwony.",
                "Kwatery mieszkalne. Lewe pole (kolumna 8): zagrożenie „Raiderzy”, walka 8 → 1 zadowolenie, 1 przedmiot. "
                "Prawe pole (kolumna 9): zamknięte, na połączonym polu jest zagrożenie.",
                "Czerwony: 3 energii, 1 żywność, 0 wody; 4 zadowolenia; pas.",
                "2 przedmioty: Manierka (wyczerp: 1 woda w swojej turze); "
                "Pies stróżujący (wyczerp: po przegranym rzucie rzuć ponownie obiema kośćmi), karta wyczerpana.",
                "5 mieszkańców: Teatr, z lewej; Teatr, z prawej; w domu, ranny, wyszkolony w A; w domu; "
                "nowy, dostępny od następnej rundy.",
                "2 mieszkańców: Jadłodajnia, z lewej, ranny; Wrota krypty, z lewej, w trakcie szkolenia.",
                "Ta runda jest ostatnia: talia zagrożeń jest pusta.",
            ],
        ),
    ],
)
def test_the_table_is_read_aloud_line_by_line(lang: str, expected: list[str]) -> None:
    red = [
        *(dweller(spot="theatre.left"), dweller(spot="theatre.right"), dweller(wounded=True, letter="A"), dweller()),
        dweller(waiting="vault-entrance.left"),
    ]
    blue = [dweller(spot="diner.left", wounded=True), dweller(spot="vault-door.left", training="*")]
    t = table(
        player(power=3, food=1, happiness=4, dwellers=red, items=["canteen"], exhausted=["guard-dog"], passed=True),
        player(dwellers=blue),
        player(),
        floors={1: (["theatre"], ["living-quarters"])},
        threats={"diner.right": "radroaches", "living-quarters.left": "raiders"},
        ending="threat-deck",
    )

    lines = WORDING.table(words(lang), t.game.view(0))

    assert [line for line in expected if line not in lines] == []


@pytest.mark.parametrize(
    ("lang", "top", "bottom"),
    [
        (
            "en",
            ["Round 1, placement step, on turn: Red. First-player token: Red."],
            "Threat deck: 18 cards, discarded: 0.",
        ),
        (
            "ru",
            ["Раунд 1, шаг размещения, ходит Красный. Жетон первого игрока: Красный."],
            "Колода угроз: 18 карт, в сбросе: 0.",
        ),
        (
            "pl",
            ["Runda 1, etap przydzielania, tura: Czerwony. Znacznik pierwszego gracza: Czerwony."],
            "Talia zagrożeń: 18 kart, odrzucone: 0.",
        ),
    ],
)
def test_the_table_begins_with_the_round_and_ends_with_the_decks(lang: str, top: list[str], bottom: str) -> None:
    lines = WORDING.table(words(lang), table().game.view(None))

    assert lines[:1] == top
    assert lines[-1] == bottom
