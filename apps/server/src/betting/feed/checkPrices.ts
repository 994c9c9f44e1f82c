import type { MarketState } from '@touchline/feed/source';

/** Prices that a placement can name: 1.001 to 999999.999, with at most three decimals. */
const PRICE = /^[1-9]\d{0,5}(?:\.\d{1,3})?$/;
const LOGGED_LENGTH = 40;

/** Logs a market with a wrong price. */
export type LogWrongPrice = (
  fields: { readonly marketId: string; readonly key: string; readonly price: string },
  message: string,
) => void;

/** Checks the prices of a source's markets. */
export interface PriceCheck {
  /** Returns the market; suspended and without its wrong prices if it has any. */
  checked(state: MarketState): MarketState;
  /** Forgets the markets of a match. */
  drop(matchId: number): void;
  reset(): void;
}

/** Returns whether a value is a price. Sources are programs of others, so its type promises nothing. */
function isPrice(value: unknown): boolean {
  return typeof value === 'string' && PRICE.test(value) && Number(value) > 1;
}

/** @param log called once for a market, and again if it had valid prices meanwhile */
export function createPriceCheck(log: LogWrongPrice): PriceCheck {
  const wrong = new Map<string, number>();

  function suspended(state: MarketState): MarketState {
    return {
      ...state,
      status: state.status === 0 ? 0 : -1,
      selections: state.selections.map(({ key, k }) => (isPrice(k) ? { key, k: String(k) } : { key })),
    };
  }

  return {
    checked(state) {
      const found = state.selections.find(({ k }) => k !== undefined && !isPrice(k));
      if (!found) {
        if (wrong.size > 0) wrong.delete(state.id);
        return state;
      }
      if (!wrong.has(state.id)) {
        log(
          { marketId: state.id, key: found.key, price: String(found.k).slice(0, LOGGED_LENGTH) },
          'A source sent a wrong price: the market is suspended until all its prices are decimal odds from 1.001.',
        );
      }
      wrong.set(state.id, state.matchId);
      return suspended(state);
    },
    drop(matchId) {
      for (const [id, match] of wrong) if (match === matchId) wrong.delete(id);
    },
    reset: () => wrong.clear(),
  };
}
