/** How a game ended, as every game's view tells it. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly how: string;
}

/** The end of the game in a view; `null` while it goes on. */
export function outcomeOf(view: Record<string, unknown>): Outcome | null {
  const told = view.outcome as Partial<Outcome> | null | undefined;
  if (!told || !Array.isArray(told.winners)) return null;
  return { winners: told.winners, scores: told.scores ?? [], how: told.how ?? "" };
}

/** The seats with the best score first; equal ones in the order of the seats. */
export function ranking(outcome: Outcome): number[] {
  const rank = (seat: number) =>
    outcome.winners.includes(seat) ? Number.POSITIVE_INFINITY : (outcome.scores[seat] ?? 0);
  return outcome.scores.map((_, seat) => seat).sort((a, b) => (rank(b) === rank(a) ? a - b : rank(b) - rank(a)));
}
