"""Munchkin line by line: at one's own turn how all stand, and a fight whenever its strengths change."""

from collections.abc import Hashable

from crossroads.engine.labels import Label
from crossroads.games.munchkin.words.things import fighters, player_name, strength_text
from crossroads.games.munchkin.words.whole_table import fight_lines, player_lines
from crossroads.tui.boards.brief import Brief, Labelled
from crossroads.tui.boards.munchkin.order import in_order

SAID_AGAIN = 90  # letters up to which what a card does is told every time
TALK = ("trade", "help")


class MunchkinBrief(Brief):
    """Munchkin, told line by line."""

    def opening(self) -> list[str]:
        return [self.session.terminal("munchkin-opening")]

    def moment(self) -> Hashable:
        """One's own turn that has come, or a fight as it stands now."""
        decision, view = self.session.decision, self.session.view
        if decision is None:
            return None
        fight = view["fight"]
        if fight is not None and view["flight"] is None:
            sides = (fight["munchkins"], fight["monsters"], fight["helper"])
            return (view["turn"], *sides, *[foe["id"] for foe in fight["foes"]])
        return ("turn", view["turn"]) if decision.prompt == "turn-start" and view["active"] == decision.seat else None

    def situation(self) -> list[str]:
        """The fight with all that counts in it; else oneself in full and everybody else in short."""
        words, view = self.session.words, self.session.view
        if view["fight"] is not None:
            return [*self._fighters(), *fight_lines(words, view)]
        lines = list(player_lines(words, view, view["players"][view["seat"]]))
        rivals = [each for each in view["players"] if each["seat"] != view["seat"]]
        for rival in rivals:
            name = player_name(words, view, rival["seat"])
            told = {key: rival[key] for key in ("level", "strength", "doors", "treasures")}
            alive = "yes" if rival["alive"] else "no"
            lines.append(self.session.terminal("munchkin-rival-line", player=name, alive=alive, **told))
        return lines

    def _fighters(self) -> list[str]:
        """The munchkins in the fight, each with all parts of its strength."""
        words, view = self.session.words, self.session.view
        players = [view["players"][seat] for seat in fighters(view["fight"])]
        told = [(player_name(words, view, who["seat"]), strength_text(words, view, who)) for who in players]
        return [self.session.terminal("munchkin-fighter", player=name, strength=strength) for name, strength in told]

    def options(self) -> list[Labelled]:
        """To pass comes first, so that it has the same number every time; to talk comes last."""
        return in_order(self.session, self.session.labels(), lambda each: each[0].id)

    def tail(self, option_id: str) -> str:
        """Offers to several players stand in one line: behind the first only the names."""
        meant = self.session.meant(option_id)
        return self.session.seat_name(meant.number("seat")) if meant.verb in TALK else ""

    def again(self, option_id: str, label: Label) -> str:
        """What a card does is told again if that is short."""
        return label.sentence if len(label.sentence) <= SAID_AGAIN or not label.gain else label.title


BRIEF = MunchkinBrief
