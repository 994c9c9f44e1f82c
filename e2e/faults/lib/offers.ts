interface Selection {
  readonly id: string;
  readonly k?: string;
}

interface Line {
  readonly markets: readonly {
    readonly id: string;
    readonly matchId: number;
    readonly status: number;
    readonly selections: readonly Selection[];
  }[];
}

/** A leg of a placement request. */
export interface Bet {
  readonly gameId: number;
  readonly marketId: string;
  readonly selectionId: string;
  readonly coef: string;
}

/** Selections that can be bet on, as last read: prices may have moved since. */
export interface Offers {
  /** Pre-match matches, each with the selections of its markets. */
  readonly line: readonly (readonly Bet[])[];
  /** Matches in play, each with the selections of its markets. */
  readonly live: readonly (readonly Bet[])[];
}

async function look(origin: string, section: 'line' | 'live'): Promise<Offers['line']> {
  const answer = await fetch(`${origin}/web-api/line/matches?section=${section}&limit=200`);
  if (!answer.ok) throw new Error(`The line answered ${answer.status}.`);
  // The cast: the platform's own suites check the answer against the contract.
  const { markets } = (await answer.json()) as Line;
  const open = markets
    .filter(({ status }) => status === 1)
    .flatMap(({ id, matchId, selections }) =>
      selections.flatMap(({ id: selectionId, k }): Bet[] =>
        k === undefined ? [] : [{ gameId: matchId, marketId: id, selectionId, coef: k }],
      ),
    );
  return [...Map.groupBy(open, ({ gameId }) => gameId).values()];
}

/**
 * Reads the offers of the first server that answers, without the proxies: clients may see old data, but never corrupt
 * data.
 * @throws {Error} when none answers
 */
export function lookAtOffers(origins: readonly string[]): Promise<Offers> {
  return Promise.any(
    origins.map(async (origin) => {
      const [line, live] = await Promise.all([look(origin, 'line'), look(origin, 'live')]);
      return { line, live };
    }),
  );
}
