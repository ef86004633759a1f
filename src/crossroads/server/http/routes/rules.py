"""The rules reference in three languages: topics, single rules, search."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter

from crossroads import rules
from crossroads.engine.content import words_of
from crossroads.engine.extending import added_rules, expansion_title, owner_of
from crossroads.engine.modules import expansions_of
from crossroads.protocol.reference import ChapterTold, RuleBookTold, RulesFound, RuleTold, TopicTold
from crossroads.rules import Rule
from crossroads.rules.book import rule_book
from crossroads.server.background import in_background, read
from crossroads.server.http.routes.asked import GameId, LangAsked, NamesAsked, problems
from crossroads.server.trouble import Trouble

RuleId = Annotated[str, PathParameter(description="A rule's id, such as game.topic.name.")]
Near = Annotated[str, QueryParameter(max_length=400, description="Rules that matter right now, with commas between.")]
Sought = Annotated[str, QueryParameter(min_length=1, max_length=100, description="What to look for, in any form.")]
TopicId = Annotated[str, PathParameter(description="A topic's id, such as setup.")]
MOST_FOUND = 20


@get("/api/rules/{game:str}", responses=problems(404))
async def list_topics(game: GameId, lang: LangAsked = "en", expansions: NamesAsked = None) -> list[TopicTold]:
    """The topics of a game's rules in the order of its catalogue, each with its rules; then those of expansions."""
    by_topic: dict[str, list[str]] = {}
    for rule in (await catalogue(game, lang)).values():
        by_topic.setdefault(rule.topic, []).append(rule.id)
    topics = {topic: rules.topic(game, topic) for topic in by_topic}
    added = await added_to(game, expansions or (), lang)
    return [
        *[TopicTold(topic, told.titles[lang], by_topic[topic], list(told.related)) for topic, told in topics.items()],
        *[TopicTold(each.id, each.title, [rule for rule, _ in each.texts]) for each in added],
    ]


@get("/api/rules/{game:str}/rule/{rule_id:str}", responses=problems(404))
async def show_rule(game: GameId, rule_id: RuleId, lang: LangAsked = "en") -> RuleTold:
    """One rule with its example and its ruling."""
    found = (await catalogue(game, lang)).get(rule_id)
    if found is not None:
        return told(found, lang)
    added = await in_background(_added_rule, game, rule_id, lang)
    if added is None:
        raise Trouble("unknown-rule", f"There is no such rule: /api/rules/{game} lists them all.", 404)
    return added


def _added_rule(game: str, rule_id: str, lang: str) -> RuleTold | None:
    """A rule of an expansion that has no catalogue here: its own words are all there is of it."""
    module = expansions_of(game).get(owner_of(rule_id))
    if module is None or module.rule_text is None:
        return None
    try:
        text = module.rule_text(rule_id, lang)
    except LookupError:
        return None
    return _added_told(rule_id, module.id, expansion_title(words_of(game, (), lang, (module.id,)), module.id), text)


def _added_told(rule_id: str, module: str, title: str, text: str) -> RuleTold:
    return RuleTold(id=rule_id, topic=module, topic_title=title, text=text)


async def added_to(game: str, expansions: Sequence[str], lang: str) -> tuple[rules.AddedTopic, ...]:
    """The rules that expansions add to those of a game; one that is not installed adds none."""
    if not expansions:
        return ()
    known = await in_background(expansions_of, game)
    return await read(_added_topics, game, tuple([name for name in known if name in expansions]), lang)


def _added_topics(game: str, expansions: tuple[str, ...], lang: str) -> tuple[rules.AddedTopic, ...]:
    found: list[rules.AddedTopic] = []
    for name in expansions:
        told = added_rules([expansions_of(game)[name]], words_of(game, (), lang, (name,)), lang)
        found += [rules.AddedTopic(*each) for each in told]
    return tuple(found)


@get("/api/rules/{game:str}/topic/{topic_id:str}", responses=problems(404))
async def show_topic(game: GameId, topic_id: TopicId, lang: LangAsked = "en") -> list[RuleTold]:
    """All rules of a topic, in the order of the catalogue."""
    found = [told(rule, lang) for rule in (await catalogue(game, lang)).values() if rule.topic == topic_id]
    if not found:
        for topic in await added_to(game, (topic_id,), lang):
            found = [_added_told(rule, topic.id, topic.title, text) for rule, text in topic.texts]
    if not found:
        raise Trouble("unknown-topic", f"There is no such topic: /api/rules/{game} lists them all.", 404)
    return found


@get("/api/rules/{game:str}/search", responses=problems(404))
async def search_rules(
    game: GameId, q: Sought, lang: LangAsked = "en", near: Near = "", expansions: NamesAsked = None
) -> RulesFound:
    """The rules that some words find, best first, in any form and spelling; what matters right now comes earlier."""
    known_catalogue(game)
    if not q.strip():
        return RulesFound(q, [])
    added = await added_to(game, expansions or (), lang)
    await read(shelf, game, lang, added)
    hits = rules.search(q, game, lang, MOST_FOUND, near.split(","), added)
    return RulesFound(q, [found_told(hit, lang, added) for hit in hits], rules.guesses(q, game, lang, added))


@get("/api/rules/{game:str}/book", responses=problems(404))
async def show_book(game: GameId, lang: LangAsked = "en") -> RuleBookTold:
    """The rules from front to back: the game in two minutes, then every chapter."""
    known_catalogue(game)
    book = await read(rule_book, game, lang)
    chapters = [ChapterTold(each.id, each.title, [told(rule, lang) for rule in each.rules]) for each in book.chapters]
    return RuleBookTold(game, book.title, lang, list(book.two_minutes), chapters)


ROUTES: list[HTTPRouteHandler] = [list_topics, show_rule, show_topic, search_rules, show_book]


def known_catalogue(game: str) -> None:
    if game not in rules.games():
        raise Trouble("unknown-game", f"There is no such game: choose one of {', '.join(rules.games())}.", 404)


async def catalogue(game: str, lang: str) -> Mapping[str, Rule]:
    """The rules of a game in a language, by id."""
    known_catalogue(game)
    return await read(rules.rules_of, game, lang)


def shelf(game: str, lang: str, added: tuple[rules.AddedTopic, ...] = ()) -> None:
    """Read the rules of a game in a language, so that they can be searched at once."""
    rules.search("a", game, lang, 1, added=added)


def found_told(hit: rules.FoundRule, lang: str, added: tuple[rules.AddedTopic, ...]) -> RuleTold:
    """A rule that was found, of the game or of an expansion."""
    rule = hit.rule
    return (
        _added_told(rule.id, rule.topic, hit.topic, rule.text)
        if any(each.id == rule.topic for each in added)
        else told(rule, lang)
    )


def told(rule: Rule, lang: str) -> RuleTold:
    """A rule as a client shows it."""
    chapter = rules.topic(rule.game, rule.topic)
    return RuleTold(
        id=rule.id,
        topic=rule.topic,
        topic_title=chapter.titles[lang],
        text=rule.text,
        example=rule.example,
        ruling=rule.ruling,
        related=list(chapter.related),
    )
