"""What is named and picked: targets of plays, cards to lose, to give, to take, to keep."""

from crossroads.bots.munchkin.dressing import become
from crossroads.bots.munchkin.fighting import easiest
from crossroads.bots.munchkin.hindering import dangerous, strongest
from crossroads.bots.munchkin.situation import Situation
from crossroads.bots.munchkin.worth import can_rise, worth_in_play, worth_of
from crossroads.engine.decisions import Decision
from crossroads.games.munchkin.acts import ACTS
from crossroads.games.munchkin.effects.fights import Redirect, Swap
from crossroads.games.munchkin.effects.losses import Gain, Lose, Steal
from crossroads.games.munchkin.effects.properties import Amount

# -- aims


def name_target(here: Situation, decision: Decision) -> str:
    """Harm for the fighter who is a danger, else for the leader; all that is good for oneself."""
    card = str(decision.about["card"])
    made = here.card(card)
    powers = [deed for power in here.content.powers[card] for deed in power.gives]
    words = [*made.words, *powers]
    if made.kind in ("trap", "radiation") or any(isinstance(word, (Lose, Redirect, Steal)) for word in words):
        return _victim(here, decision)
    if any(isinstance(word, Amount) and word.amount < 0 for word in powers):
        return _victim(here, decision)
    own = ACTS.write("target", seat=here.seat)
    if own in decision.ids:
        return own
    return max(decision.ids, key=lambda option: here.players[ACTS.read(option).number("seat")]["strength"])


def _victim(here: Situation, decision: Decision) -> str:
    danger = dangerous(here)
    seats = [danger["seat"]] if danger is not None else []
    ranked = sorted(here.rivals, key=lambda who: (-who["level"], -who["strength"], who["seat"]))
    for seat in (*seats, *[who["seat"] for who in ranked]):
        option = ACTS.write("target", seat=seat)
        if option in decision.ids:
            return option
    return decision.ids[0]


def name_foe(here: Situation, decision: Decision) -> str:
    """The strongest monster: to weaken it, to copy it, to be rid of it; the weakest, to send a stronger one to others."""
    fight = here.fight
    foes = {foe["id"]: foe["strength"] for foe in fight["foes"]} if fight else {}
    swaps = any(isinstance(word, Swap) for word in here.card(str(decision.about["card"])).words)
    is_own = fight is None or here.seat in (fight["fighter"], fight["helper"])
    name = min if swaps and not is_own else max
    return name(decision.ids, key=lambda option: foes.get(ACTS.read(option).text("foe"), 0))


def name_side(here: Situation, decision: Decision) -> str:
    fight = here.fight
    own = fight is not None and here.seat in (fight["fighter"], fight["helper"])
    return ACTS.write("side", side="munchkins" if own else "monsters")


def name_monster(here: Situation, decision: Decision) -> str:
    """Into a fight of its own the easiest, into one of others the strongest."""
    fight = here.fight
    if fight is None or here.seat in (fight["fighter"], fight["helper"]):
        return ACTS.write("monster", card=easiest(here)[0])
    return ACTS.write("monster", card=strongest(here, here.players[fight["fighter"]])[0])


# -- cards


def least_card(here: Situation, decision: Decision) -> str:
    """The card that is missed least; what names none is not chosen."""
    named = [option for option in decision.ids if ACTS.read(option).text("card")]
    return min(named, key=lambda option: worth_of(here, ACTS.read(option).text("card")))


def best_card(here: Situation, decision: Decision) -> str:
    """The card that is worth most."""
    named = [option for option in decision.ids if ACTS.read(option).text("card")]
    return max(named, key=lambda option: _hope(here, ACTS.read(option).text("card")))


def _hope(here: Situation, card: str) -> float:
    """What a card is worth that one does not have yet."""
    made = here.card(card)
    usable = made.kind == "item" and here.holds(here.me, made.use)
    return worth_of(here, card) + (0.8 * worth_in_play(here, here.me, (card,)) if usable else 0.0)


def share(here: Situation, decision: Decision) -> str:
    """The best for oneself, the least for the helper."""
    return best_card(here, decision) if decision.about["seat"] == here.seat else least_card(here, decision)


def perk(here: Situation, decision: Decision) -> str:
    """The best Perk, unless all in front of oneself are better."""
    best = best_card(here, decision)
    if "none" not in decision.ids:
        return best
    worst = min([worth_of(here, perk) for perk in here.me["perks"]], default=0.0)
    return best if worth_of(here, ACTS.read(best).text("card")) > worst else "none"


def restore(here: Situation, decision: Decision) -> str:
    """A level card that brings back what a fall would cost."""
    for option in decision.ids:
        card = ACTS.read(option).text("card")
        if card and can_rise(here, card) and any(isinstance(word, Gain) for word in here.card(card).words):
            return option
    return "none"


def surplus(here: Situation, decision: Decision) -> str:
    """A Sidekick may bear it; else the least of the Big items goes."""
    chosen = become(here, decision.ids)
    if chosen:
        return chosen
    borne = {ACTS.write("load", card=gear["id"]) for gear in here.me["gear"]}
    load = [option for option in decision.ids if option in borne]
    if load:
        return load[0]
    named = [option for option in decision.ids if ACTS.read(option).verb == "surplus"]
    return min(named, key=lambda option: worth_of(here, ACTS.read(option).text("card")))
