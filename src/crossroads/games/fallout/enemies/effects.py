"""What cards do with enemies on the map: they come, go, turn and keep still (topics results, enemies)."""

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, Source
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.conditions import Where
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD, CARD_RULE, NOT_AS_PRINTED, Ability, Result
from crossroads.games.fallout.cards.sorts import TypeOrFaction
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.decks import settle_tile, settle_token
from crossroads.games.fallout.enemies.tokens import place_enemy, remove_enemy, turn_enemy
from crossroads.games.fallout.state import Enemy, Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_own_turn
from crossroads.games.fallout.survivors.where import fits, places, where_text


class BringToMap(Result, Effect, frozen=True, tag="place"):
    """Enemies or faction tokens come to the map, faceup."""

    enemy: TypeOrFaction
    at: Where
    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        there = places(g, who, self.at, source.card)
        if not there:
            return
        offers = [Option(f"at:{space}", space) for space in there]
        about = {"type": self.enemy}
        where = await pick(who.seat, "place-enemy", offers, "fallout.quest-cards.staging-choices", about)
        for _ in range(self.amount):
            place_enemy(g, self.enemy, where, active=True, rule="fallout.enemy-abilities.aggressive-placed")

    def appeal(self, to: Appraisal) -> float:
        return -0.5 * self.amount

    def describe(self, voice: Voice) -> str:
        where = where_text(voice, self.at)
        return voice.words("result-place", enemy=voice.foe(self.enemy), amount=self.amount, where=where)


class Remove(Result, Effect, frozen=True, tag="remove"):
    """Active enemies or faction tokens leave the map without a fight."""

    enemy: TypeOrFaction
    at: Where | None = None
    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        for _ in range(self.amount):
            meant = targets(g, self.enemy, self.at, source)
            if not meant:
                return
            token = await pick(who.seat, "remove-enemy", enemy_options(meant), "fallout.quest-cards.staging-choices")
            token = settle_token(g, token)
            remove_enemy(g, token)
            g.emit("enemy-gone", "fallout.enemies.killed-discard", {"seat": who.seat, "enemy": token})

    def describe(self, voice: Voice) -> str:
        text = voice.words("result-remove", enemy=voice.foe(self.enemy), amount=self.amount)
        return text if self.at is None else f"{text} ({where_text(voice, self.at)})"


def targets(g: Fallout, enemy_type: str | None, at: Where | None, source: Source) -> list[Enemy]:
    """Active enemies that are meant: inactive ones are no target (fallout.enemies.inactive-no-target)."""
    return [
        enemy
        for enemy in g.enemies
        if enemy.active
        and (enemy_type is None or enemy.type == enemy_type)
        and (at is None or fits(g, enemy.space, at, source.card))
    ]


def enemy_options(enemies: list[Enemy]) -> list[Option[str]]:
    """Enemies to choose from, by their tokens."""
    return [Option(f"enemy:{enemy.id}", enemy.id) for enemy in enemies]


# -- what only the use of a card brings


class Calm(Ability, Effect, frozen=True, tag="calm"):
    """Aggressive enemies leave the survivor alone for the rest of the turn."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if is_own_turn(g, who) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        g.calm = True

    def describe(self, voice: Voice) -> str:
        return voice.words("can-calm")


class Scout(Ability, Effect, frozen=True, tag="scout"):
    """Turn an inactive enemy within reach faceup, or look at a facedown tile."""

    reach: Count

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if self._offers(g, who) else NOT_AS_PRINTED

    def _offers(self, g: Fallout, who: Survivor) -> list[Option[tuple[str, str]]]:
        """Inactive enemies within reach, by their place and type, and facedown tiles that the space borders."""
        steps = g.land.distances(who.space)
        found: dict[tuple[str, str], Option[tuple[str, str]]] = {}
        for enemy in g.enemies:
            if not enemy.active and steps[enemy.space] <= self.reach:
                there = (enemy.type, enemy.space)
                found[there] = Option(f"turn:{enemy.type}:{enemy.space}", there)
        looks = [Option(f"look:{tile}", ("look", tile)) for tile in g.land.unexplored[who.space]]
        return [*found.values(), *looks]

    async def use(self, g: Fallout, who: Survivor) -> None:
        """Turn an inactive enemy faceup, or look at a facedown tile, which stays facedown."""
        kind, where = await pick(who.seat, "scout", self._offers(g, who), ASKED_BY_CARD)
        if kind == "look":
            face = settle_tile(g, where, who.seat)
            g.reveal("tiles")
            g.known = {**g.known, where: (*g.known.get(where, ()), who.seat)}
            g.emit_to((who.seat,), "look", CARD_RULE, {"seat": who.seat, "tile": where, "face": face})
            return
        enemy = next(each for each in g.enemies if not each.active and (each.type, each.space) == (kind, where))
        token = settle_token(g, enemy.id)
        g.reveal("enemies")
        turn_enemy(g, token, active=True)
        g.emit("enemy-turned", "fallout.enemies.facedown-inactive", {"enemy": token, "space": enemy.space})

    def describe(self, voice: Voice) -> str:
        return voice.words("can-scout", reach=self.reach)


EFFECTS = (BringToMap, Remove, Calm, Scout)
