export type PriceDirection = 'up' | 'down';

/** State of a price. */
export interface PriceState {
  /** Price in the player's odds format; empty when there is none. */
  readonly text: string;
  /** Direction of the last move. */
  readonly direction?: PriceDirection | undefined;
  /**
   * Time of the last move in UTC ms; the move is marked for some seconds. Without it the move is marked as long as
   * `direction` is set.
   */
  readonly movedAt?: number | undefined;
  /** Whether the selection is suspended. */
  readonly suspended: boolean;
  /** Whether the selection is in the player's coupon. */
  readonly selected: boolean;
}

/** Price after a move. */
export interface MovedPrice {
  /** Price in the unit of its source, which formats it with `textOf`. */
  readonly price: number;
  readonly direction: PriceDirection | undefined;
}

/** Subscriber to a price. */
export interface PriceListener {
  /** Called when only the price has changed. */
  moved(move: MovedPrice): void;
  /** Called when anything may have changed; the listener reads the state again. */
  changed(): void;
}

/** Source of prices and their changes, shared by all cells of a page with the same odds format. */
export interface PriceSource {
  /** Returns the current state of a selection's price. Cells call it immediately after each `changed`. */
  get(selection: string): PriceState;
  /** Formats a price; empty when the price can't be offered. */
  textOf(price: number): string;
  /**
   * Notifies `listener` of changes to a selection's price.
   * @returns unsubscribes
   */
  subscribe(selection: string, listener: PriceListener): () => void;
}

/** Returns a source of a single, constant price. */
export function fixedPrice(text: string, data: Partial<Omit<PriceState, 'text'>> = {}): PriceSource {
  const state: PriceState = { suspended: false, selected: false, ...data, text };
  return { get: () => state, textOf: String, subscribe: () => () => undefined };
}
