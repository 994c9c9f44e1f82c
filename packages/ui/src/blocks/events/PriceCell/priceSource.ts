export type PriceDirection = 'up' | 'down';

/** One price at one moment. */
export interface PriceState {
  /** The price in the player's odds format; empty when there is none. */
  readonly text: string;
  /** Which way it moved last. */
  readonly direction?: PriceDirection | undefined;
  /** When it moved, UTC ms; the move is shown for some seconds after it. Without it, as long as `direction` is given. */
  readonly movedAt?: number | undefined;
  /** No bets are taken at the moment. */
  readonly suspended: boolean;
  /** It is in the player's coupon. */
  readonly selected: boolean;
}

/** Who hears of a price's changes. */
export interface PriceListener {
  /** Nothing but the price of a selection that takes bets has moved, just now. */
  moved(text: string, direction: PriceDirection): void;
  /** Anything may be another: ask for the state. */
  changed(): void;
}

/** A listener's hold on a price: an object, not a function, as a page has thousands. */
export interface PriceSubscription {
  /** Tells no more. */
  end(): void;
}

/** Where a cell reads its price and hears of its changes. */
export interface PriceSource {
  /** The state now; asked at once after each `changed`. */
  get(): PriceState;
  /** Tells `listener` of every change, until the end. */
  subscribe(listener: PriceListener): PriceSubscription;
}

const NEVER: PriceSubscription = { end: () => undefined };

/** A source that never changes. */
export function fixedPrice(text: string, facts: Partial<Omit<PriceState, 'text'>> = {}): PriceSource {
  const state: PriceState = { suspended: false, selected: false, ...facts, text };
  return { get: () => state, subscribe: () => NEVER };
}
