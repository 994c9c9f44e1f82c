import type { MarketRecord } from '@touchline/feed';
import type { Simulation } from './simulation.ts';

/** History of the true state of every market. */
export interface Truth {
  /** Records a market's state in the leading process; undefined when it is dropped. */
  note(id: string, market: MarketRecord | undefined): void;
  /** Time for which this state has been outdated, ms; 0 while it is current. */
  age(market: MarketRecord): number;
}

interface State {
  readonly what: string;
  readonly since: number;
}

const KEPT = 120_000;

/** Returns what a player sees of a market: its status and prices. */
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
      // A state that lasts less than an instant can't be published.
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
