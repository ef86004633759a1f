"""The end of a round: the revealed agenda wakes enemies, type by type (topics rounds, enemy-activation)."""

from crossroads.engine.decisions import Option, pick
from crossroads.engine.modules import replaceable
from crossroads.games.fallout.combat.fight import fight
from crossroads.games.fallout.decks import settle_token
from crossroads.games.fallout.enemies.tokens import foe_of, is_hostile, move_enemy, turn_enemy
from crossroads.games.fallout.state import Enemy, Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.agendas import renew_deck, take_top
from crossroads.games.fallout.survivors.in_force import goes_unnoticed

RULE = "fallout.rounds.order-within-type"


@replaceable("fallout.rounds.end-of-round-reveal")
def reveal_agenda(g: Fallout) -> None:
    """Turn the top agenda; only its icons matter (fallout.rounds.end-of-round-reveal, fallout.rounds.card-text-ignored)."""
    g.emit("round-end", "fallout.rounds.end-trigger", {"round": g.round})
    g.phase = "activation"
    card = take_top(g)
    if card is None:
        return
    g.revealed_agenda = card
    g.icons = g.content.agendas[card].icons  # fallout.rounds.left-to-right
    g.emit("reveal", "fallout.rounds.end-of-round-reveal", {"agenda": card, "icons": list(g.icons)})


async def activate(g: Fallout) -> None:
    """One step of the activation: an enemy acts, a type is done, or the next icon begins."""
    if g.waiting:
        await _next_enemy(g)
    if not g.waiting:
        if g.options.turn_inactive == "type" or not g.icons:
            _turn_dormant(g)
        _next_icon(g)


def _next_icon(g: Fallout) -> None:
    """The enemies of the next shown type get ready to act; none left: the card is done (fallout.rounds.type-by-type)."""
    if not g.icons:
        finish(g)
        return
    enemy_type, g.icons = g.icons[0], g.icons[1:]
    g.waiting = tuple([enemy.id for enemy in g.enemies if enemy.active and enemy.type == enemy_type])
    g.dormant += tuple([enemy.id for enemy in g.enemies if not enemy.active and enemy.type == enemy_type])
    g.emit("activate", "fallout.rounds.activate-shown-types", {"type": enemy_type, "count": len(g.waiting)})


def _turn_dormant(g: Fallout) -> None:
    """Enemies that were inactive turn faceup and do no more (fallout.enemy-activation.turned-do-not-act)."""
    while g.dormant:
        token = g.dormant[0]
        enemy = next((each for each in g.enemies if each.id == token and not each.active), None)
        if enemy is not None:
            token = settle_token(g, token)
            turn_enemy(g, token, active=True)
            g.reveal("enemies")
            g.emit(
                "enemy-turned", "fallout.enemy-activation.turn-inactive-after", {"enemy": token, "space": enemy.space}
            )
        g.dormant = g.dormant[1:]


@replaceable("fallout.rounds.discard-revealed")
def finish(g: Fallout) -> None:
    """The agenda is discarded; if it was the last one a new deck is made (fallout.agenda-cards.last-card-revealed-timing)."""
    if g.revealed_agenda:
        g.agenda_pile += (g.revealed_agenda,)
        g.emit("agenda-discarded", "fallout.rounds.discard-revealed", {"agenda": g.revealed_agenda})
        g.revealed_agenda = ""
        if not g.agenda_deck:
            renew_deck(g)
    g.phase = "turn"
    g.round += 1


async def _next_enemy(g: Fallout) -> None:
    """Whose move it is among the enemies of a type: the first player says, where it can matter (fallout.rounds.order-within-type)."""
    fights = {token: who.seat for token in g.waiting if (who := _fought(g, g.enemy(token))) is not None}
    if not fights:  # nobody fights: moving alone cannot change what the others do
        await _act(g, g.waiting[0])
        return
    moves: list[Option[tuple[str, ...]]] = [
        Option(f"activate:{token}", (token,)) for token in g.waiting if token not in fights
    ]
    attacks = [Option(f"attack:{seat}", _attackers(fights, seat)) for seat in dict.fromkeys(fights.values())]
    tokens = await pick(g.first, "activate", [*attacks, *moves], RULE)
    offers = [Option(f"enemy:{token}", token) for token in tokens]
    decider = fights.get(tokens[0], g.first)  # the attacked survivor (fallout.enemy-activation.attack-order-precedence)
    await _act(g, await pick(decider, "attack-order", offers, "fallout.enemy-activation.attack-order"))


def _attackers(fights: dict[str, int], seat: int) -> tuple[str, ...]:
    """The enemies that would fight a seat."""
    return tuple([token for token, attacked in fights.items() if attacked == seat])


async def _act(g: Fallout, token: str) -> None:
    """An enemy fights or moves a space toward its target, once (fallout.enemy-activation.each-once)."""
    g.waiting = tuple([each for each in g.waiting if each != token])
    enemy = g.enemy(token)
    who = _attacked_now(g, enemy)
    if who is not None:
        await fight(g, who, token, away=who.space != enemy.space)
        return
    target = _nearest(g, enemy)
    if target is None:  # fallout.enemy-activation.no-target-no-move
        return
    for left in reversed(range(spaces_moved(g, token))):
        space = await _step_toward(g, g.enemy(token), target, left)
        move_enemy(g, token, space)
        g.emit("enemy-moves", "fallout.enemy-activation.move-toward", {"enemy": token, "space": space})
        met = _fought_there(g, token)
        if met is not None:
            await fight(g, met, token)
            return
        if space == target.space:
            return


@replaceable("fallout.enemy-activation.move-toward")
def spaces_moved(g: Fallout, token: str) -> int:
    """How many spaces an enemy moves in one activation."""
    return 1


def _prey(g: Fallout, enemy_type: str) -> list[Survivor]:
    """The survivors that enemies of a type go for: never the loyal (fallout.loyalty.not-a-target)."""
    return [who for who in g.alive if is_hostile(g, enemy_type, who)]


def _attacked_now(g: Fallout, enemy: Enemy) -> Survivor | None:
    """Whom an enemy fights from where it is: in its space, or adjacent if it is ranged (fallout.enemy-abilities.ranged-target)."""
    reach = 1 if "ranged" in foe_of(g, enemy.id).abilities else 0
    steps = g.land.distances(enemy.space)
    near = [who for who in _prey(g, enemy.type) if steps[who.space] <= reach]
    return weakest(g, near) if near else None


def _fought(g: Fallout, enemy: Enemy) -> Survivor | None:
    """Whom an enemy would fight if it acted now, at once or after an aggressive step."""
    who = _attacked_now(g, enemy)
    if who is not None or "aggressive" not in foe_of(g, enemy.id).abilities:
        return who
    target = _nearest(g, enemy)
    if target is None or g.land.distance(enemy.space, target.space) > spaces_moved(g, enemy.id):
        return None
    met = _met(g, enemy.type, target.space)
    return weakest(g, met) if met else None


def _fought_there(g: Fallout, token: str) -> Survivor | None:
    """Whom an enemy fights that has just entered its space (fallout.enemy-abilities.aggressive-enters)."""
    if "aggressive" not in foe_of(g, token).abilities:
        return None
    enemy = g.enemy(token)
    met = _met(g, enemy.type, enemy.space)
    return weakest(g, met) if met else None


def goes_on_to(g: Fallout, token: str, space: str, target: Survivor, left: int) -> Survivor | None:
    """Move an enemy to a space and on, so many steps, until it fights; with whom, if nobody chooses its way before that."""
    move_enemy(g, token, space)
    met = _fought_there(g, token)
    if met is not None or not left or space == target.space:
        return met
    ways = _ways(g, space, target)
    return goes_on_to(g, token, ways[0], target, left - 1) if len(ways) == 1 else None


def _met(g: Fallout, enemy_type: str, space: str) -> list[Survivor]:
    """The survivors whom an aggressive enemy that enters a space can fight there."""
    there = [who for who in _prey(g, enemy_type) if who.space == space]
    return [who for who in there if not goes_unnoticed(g, who, entered=True)]


def _nearest(g: Fallout, enemy: Enemy) -> Survivor | None:
    """The nearest survivor, ties by remaining HP, then by who acts sooner (fallout.enemy-activation.nearest-tie)."""
    prey = _prey(g, enemy.type)
    if not prey:
        return None
    steps = g.land.distances(enemy.space)
    least = min([steps[who.space] for who in prey])
    return weakest(g, [who for who in prey if steps[who.space] == least])


def weakest(g: Fallout, survivors: list[Survivor]) -> Survivor:
    """The lowest remaining HP, ties by who takes a turn sooner (fallout.enemy-activation.nearest-second-tie)."""
    order = g.seats_from(g.turn)
    plain_hp = g.options.weakest == "hp"
    return min(survivors, key=lambda who: (who.hp if plain_hp else who.remaining, order.index(who.seat)))


async def _step_toward(g: Fallout, enemy: Enemy, target: Survivor, left: int) -> str:
    """A space that brings the enemy nearer; of equal ones the first player picks (fallout.enemy-activation.path-tie).

    So many steps are left after this one.
    """
    offers = [Option(f"to:{node}", node) for node in _ways(g, enemy.space, target)]
    about = {"enemy": enemy.id, "target": target.seat, "left": left}
    return await pick(g.first, "enemy-path", offers, "fallout.enemy-activation.path-tie", about)


def _ways(g: Fallout, space: str, target: Survivor) -> list[str]:
    """The spaces next to one that are nearer to a survivor."""
    steps = g.land.distances(target.space)
    return [node for node in g.land.near[space] if steps[node] == steps[space] - 1]
