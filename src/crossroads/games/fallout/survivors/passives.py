"""What a card does to its owner all the time (topics character-cards, apparel, rads, hp-track, equip)."""

from typing import Any

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.effects import Passive
from crossroads.games.fallout.cards.sorts import CardKind
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.survivor import Survivor


class RadShield(Passive, Effect, frozen=True, tag="rad-shield"):
    """Suffer fewer rads from each source."""

    amount: Count = 1

    def rads_kept_off(self) -> int:
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-rad-shield", amount=self.amount)


class SecondSkin(Passive, Effect, frozen=True, tag="second-skin"):
    """When equipped, it does not fill its slot."""

    is_worn_beneath = True

    def describe(self, voice: Voice) -> str:
        return voice.words("always-second-skin")


class HpCap(Passive, Effect, frozen=True, tag="hp-cap"):
    """HP never rise above this."""

    most: Count

    def hp_limit(self) -> int | None:
        return self.most

    def describe(self, voice: Voice) -> str:
        return voice.words("always-hp-cap", most=self.most)


class RadsHeal(Passive, Effect, frozen=True, tag="rads-heal"):
    """Rads heal instead of harming."""

    heals_by_rads = True

    def describe(self, voice: Voice) -> str:
        return voice.words("always-rads-heal")


class NoEquip(Passive, Effect, frozen=True, tag="no-equip"):
    """Cards of a kind cannot be equipped."""

    kind: CardKind

    def forbids_equipping(self, g: Any, card: str) -> bool:
        return bool(g.content.cards[card].kind == self.kind)

    def describe(self, voice: Voice) -> str:
        return voice.words("always-no-equip", kind=voice.name("kind", self.kind))


class Hide(Passive, Effect, frozen=True, tag="hide"):
    """Armor that the survivor always has."""

    armor: Count

    def added_armor(self, g: Any, who: Survivor) -> int:
        return self.armor

    def describe(self, voice: Voice) -> str:
        return voice.words("always-hide", armor=self.armor)


class NoTerrainRads(Passive, Effect, frozen=True, tag="no-terrain-rads"):
    """Irradiated terrain does no harm."""

    spares_terrain_rads = True

    def describe(self, voice: Voice) -> str:
        return voice.words("always-no-terrain-rads")


class Room(Passive, Effect, frozen=True, tag="room"):
    """The inventory holds more cards."""

    amount: Count = 1

    def added_room(self) -> int:
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-room", amount=self.amount)


EFFECTS = (RadShield, SecondSkin, HpCap, RadsHeal, NoEquip, Hide, NoTerrainRads, Room)
