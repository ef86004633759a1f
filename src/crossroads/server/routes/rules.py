"""The rules reference in three languages: topics, single rules, search."""

from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter

from crossroads import rules
from crossroads.protocol.reference import RulesFound, RuleTold, TopicTold
from crossroads.rules import Rule
from crossroads.server.routes.asked import GameId, LangAsked, problems
from crossroads.server.trouble import Trouble

RuleId = Annotated[str, PathParameter(description="A rule's id, such as game.topic.name.")]
Sought = Annotated[str, QueryParameter(min_length=1, max_length=100, description="What to look for, in any form.")]
TopicId = Annotated[str, PathParameter(description="A topic's id, such as setup.")]
MOST_FOUND = 20


@get("/api/rules/{game:str}", responses=problems(404), sync_to_thread=False)
def list_topics(game: GameId, lang: LangAsked = "en") -> list[TopicTold]:
    """The topics of a game's rules in the order of its catalogue, each with its rules."""
    known_catalogue(game)
    by_topic: dict[str, list[str]] = {}
    for rule in rules.rules_of(game, lang).values():
        by_topic.setdefault(rule.topic, []).append(rule.id)
    topics = {topic: rules.topic(game, topic) for topic in by_topic}
    return [TopicTold(topic, told.titles[lang], by_topic[topic], list(told.related)) for topic, told in topics.items()]


@get("/api/rules/{game:str}/rule/{rule_id:str}", responses=problems(404), sync_to_thread=False)
def show_rule(game: GameId, rule_id: RuleId, lang: LangAsked = "en") -> RuleTold:
    """One rule with its example and its ruling."""
    known_catalogue(game)
    found = rules.rules_of(game, lang).get(rule_id)
    if found is None:
        raise Trouble("unknown-rule", f"There is no such rule: /api/rules/{game} lists them all.", 404)
    return told(found, lang)


@get("/api/rules/{game:str}/topic/{topic_id:str}", responses=problems(404), sync_to_thread=False)
def show_topic(game: GameId, topic_id: TopicId, lang: LangAsked = "en") -> list[RuleTold]:
    """All rules of a topic, in the order of the catalogue."""
    known_catalogue(game)
    found = [told(rule, lang) for rule in rules.rules_of(game, lang).values() if rule.topic == topic_id]
    if not found:
        raise Trouble("unknown-topic", f"There is no such topic: /api/rules/{game} lists them all.", 404)
    return found


@get("/api/rules/{game:str}/search", responses=problems(404), sync_to_thread=False)
def search_rules(game: GameId, q: Sought, lang: LangAsked = "en") -> RulesFound:
    """The rules that some words find, best first, in any form and spelling."""
    known_catalogue(game)
    hits = rules.search(q, game, lang, MOST_FOUND) if q.strip() else []
    return RulesFound(q, [told(hit.rule, lang) for hit in hits])


ROUTES: list[HTTPRouteHandler] = [list_topics, show_rule, show_topic, search_rules]


def known_catalogue(game: str) -> None:
    if game not in rules.games():
        raise Trouble("unknown-game", f"There is no such game: choose one of {', '.join(rules.games())}.", 404)


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
