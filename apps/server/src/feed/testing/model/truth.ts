import type { MarketRecord } from '@touchline/feed';
import type { Simulation } from './simulation.ts';

/** What was true of every market, and until when. */
export interface Truth {
  /** Takes a market's state as the leading process has it; absent when it is dropped. */
  note(id: string, market: MarketRecord | undefined): void;
  /** For how long this state is no longer the true one, ms; 0 while it is. */
  age(market: MarketRecord): number;
}

interface State {
  readonly what: string;
  readonly since: number;
}

const KEPT = 120_000;

/** What a player sees of a market: whether it can be bet on, and its prices. */
function whatOf(market: MarketRecord): string {
  return `${market.status} ${market.selections.map(({ id, k = '' }) => `${id}=${k}`).join(' ')}`;
}

export function createTruth({ now }: Simulation): Truth {
  const histories = new Map<string, State[]>();
  return {
    note(id, market) {
      const history = histories.get(id) ?? [];
      histories.set(id, history);
      const what = market ? whatOf(market) : 'gone';
      const last = history.at(-1);
      if (last?.what === what) return;
      // What doesn't last an instant nobody can be told of.
      if (last?.since === now()) history.pop();
      if (history.at(-1)?.what !== what) history.push({ what, since: now() });
      while ((history[1]?.since ?? Infinity) < now() - KEPT) history.shift();
    },
    age(market) {
      const what = whatOf(market);
      const history = histories.get(market.id) ?? [];
      const index = history.findLastIndex((state) => state.what === what);
      if (index < 0) return Infinity;
      const next = history[index + 1];
      return next ? now() - next.since : 0;
    },
  };
}
