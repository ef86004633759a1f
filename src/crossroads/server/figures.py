"""What a server counts, for Prometheus: tables, lines, choices, bots, the log."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)


class Choices(Collector):
    """Choices by who made them. They are many: to add one to a number costs least, and all are told when somebody asks."""

    def __init__(self) -> None:
        self.by = {"person": 0, "bot": 0}

    def collect(self) -> Iterator[Metric]:
        told = CounterMetricFamily("crossroads_choices", "Choices that were accepted and are durable", labels=["by"])
        for by, made in self.by.items():
            told.add_metric([by], made)
        yield told


class Figures:
    """The counters of one hub, in a registry of their own (`prometheus_client.generate_latest(figures.registry)`)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("crossroads_tables_in_memory", "Tables that are kept in memory", registry=self.registry)
        self.lines = Gauge("crossroads_lines_open", "Sockets that are open at tables", registry=self.registry)
        self.made = Counter("crossroads_tables_made", "Tables that were made", registry=self.registry)
        self.over = Counter("crossroads_games_over", "Games that came to their end", registry=self.registry)
        self.choices = Choices()
        self.registry.register(self.choices)
        self.refused = Counter("crossroads_refused", "Requests on lines refused", ["code"], registry=self.registry)
        self.lagged = Counter(
            "crossroads_lines_lagged", "Lines that fell behind and were told all anew", registry=self.registry
        )
        self.commits = Histogram(
            "crossroads_commit_seconds", "How long one commit took", buckets=FAST, registry=self.registry
        )
        self.batch = Counter("crossroads_commit_entries", "Log entries committed", registry=self.registry)
        self.database_errors = Counter(
            "crossroads_database_errors", "What the database failed to do", registry=self.registry
        )
        self.database_away = Gauge(
            "crossroads_database_away", "1 while the database is away, or cannot be written to", registry=self.registry
        )
        self.news_lost = Counter(
            "crossroads_news_lost",
            "Connections lost on which this process hears what others have changed (PostgreSQL)",
            registry=self.registry,
        )
        self.thinking = Histogram(
            "crossroads_bot_seconds", "How long bots thought", buckets=SLOW, registry=self.registry
        )
        self.late = Counter(
            "crossroads_bot_time_outs", "Bots whose time was up, so that chance chose", registry=self.registry
        )
