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

/** A price that moved just now. */
export interface MovedPrice {
  /** In the terms of its source, which writes it by `textOf`. */
  readonly price: number;
  readonly direction: PriceDirection | undefined;
}

/** Who hears of a price's changes: an object, not a function, as a page has thousands. */
export interface PriceListener {
  /** Nothing but the price has moved. */
  moved(move: MovedPrice): void;
  /** Anything may be another, or nothing: ask for the state. */
  changed(): void;
}

/** Where cells read their prices and hear of their changes: one for all cells of a page that read alike. */
export interface PriceSource {
  /** The state of a selection's price now; asked at once after each `changed`. */
  get(selection: string): PriceState;
  /** A price as players read it; empty when there is none that can be offered. */
  textOf(price: number): string;
  /** Tells `listener` of every change of a selection's price, until it unsubscribes. */
  subscribe(selection: string, listener: PriceListener): void;
  unsubscribe(selection: string, listener: PriceListener): void;
}

/** A source of one price, which never changes. */
export function fixedPrice(text: string, facts: Partial<Omit<PriceState, 'text'>> = {}): PriceSource {
  const state: PriceState = { suspended: false, selected: false, ...facts, text };
  return { get: () => state, textOf: String, subscribe: () => undefined, unsubscribe: () => undefined };
}
