import type { Direction } from './movement.ts';

/** What a listener of a place has to hear at the next flush. */
export const NEWS = { none: 0, moved: 1, changed: 2 } as const;
export type News = (typeof NEWS)[keyof typeof NEWS];

const FIRST_SIZE = 1024;

/**
 * Prices in columns, one place a selection. A price that moves touches a few numbers that lie together, and makes
 * nothing that would have to be collected.
 */
export class QuoteTable {
  /** Decimal odds in thousandths; 0 when there is no price. */
  prices = new Int32Array(FIRST_SIZE);
  /** 1 up, -1 down, 0 not moved so far. */
  directions = new Int8Array(FIRST_SIZE);
  /** When a price last moved (the injected clock, ms). */
  movedAt = new Float64Array(FIRST_SIZE);
  /** How often a price moved. */
  moves = new Uint32Array(FIRST_SIZE);
  /** Number of the change that made the price. */
  versions = new Float64Array(FIRST_SIZE);
  /** When that change was made, UTC ms. */
  madeAt = new Float64Array(FIRST_SIZE);
  news = new Uint8Array(FIRST_SIZE);
  /** Places with news, in the order in which they got them; columns, so that a flush leaves nothing to be collected. */
  private told = new Uint32Array(FIRST_SIZE);
  private toldCount = 0;
  private spare = new Uint32Array(FIRST_SIZE);
  private used = 0;
  /** First places of runs that were given back, by the length of the run. */
  private readonly free = new Map<number, number[]>();

  /** @returns the first of so many places in a row, none of which has a price */
  take(count: number): number {
    let first = this.free.get(count)?.pop();
    if (first === undefined) {
      first = this.used;
      this.used += count;
    }
    while (this.used > this.prices.length) this.grow();
    for (const column of this.columns) column.fill(0, first, first + count);
    return first;
  }

  /** Gives back what was taken, as it was taken. */
  give(first: number, count: number): void {
    const free = this.free.get(count);
    if (free) free.push(first);
    else this.free.set(count, [first]);
  }

  /** Writes what stands at one place to another. */
  copy(from: number, to: number): void {
    for (const column of this.columns) column.copyWithin(to, from, from + 1);
  }

  /** What is known of a price. */
  private get columns() {
    return [this.prices, this.directions, this.movedAt, this.moves, this.versions, this.madeAt];
  }

  /** Writes a price. @param at when it was accepted. @returns whether it is another one */
  move(place: number, price: number, at: number): boolean {
    const before = this.prices[place] ?? 0;
    if (price === before) return false;
    if (before !== 0 && price !== 0) {
      this.directions[place] = price > before ? 1 : -1;
      this.movedAt[place] = at;
      this.moves[place] = (this.moves[place] ?? 0) + 1;
    }
    this.prices[place] = price;
    return true;
  }

  tell(place: number, what: News): void {
    const known = this.news[place] ?? NEWS.none;
    if (known === NEWS.none) this.told[this.toldCount++] = place;
    if (what > known) this.news[place] = what;
  }

  /** Whether no place has news. */
  get isQuiet(): boolean {
    return this.toldCount === 0;
  }

  /** Gives out all news; what comes meanwhile is left for the next time. */
  tellAll(hear: (place: number, what: News) => void): void {
    const { told, toldCount } = this;
    this.told = this.spare.length === told.length ? this.spare : new Uint32Array(told.length);
    this.toldCount = 0;
    this.spare = told;
    for (let at = 0; at < toldCount; at += 1) {
      const place = told[at] ?? 0;
      const what = this.news[place] ?? NEWS.none;
      this.news[place] = NEWS.none;
      // The cast: a column of numbers holds nothing but these.
      hear(place, what as News);
    }
  }

  directionOf(place: number): Direction | undefined {
    const direction = this.directions[place];
    if (direction === 0) return undefined;
    return direction === 1 ? 'up' : 'down';
  }

  private grow(): void {
    const size = this.prices.length * 2;
    const larger = <Column extends { set(from: Column): void }>(
      make: new (size: number) => Column,
      from: Column,
    ) => {
      const made = new make(size);
      made.set(from);
      return made;
    };
    this.prices = larger(Int32Array, this.prices);
    this.directions = larger(Int8Array, this.directions);
    this.movedAt = larger(Float64Array, this.movedAt);
    this.moves = larger(Uint32Array, this.moves);
    this.versions = larger(Float64Array, this.versions);
    this.madeAt = larger(Float64Array, this.madeAt);
    this.news = larger(Uint8Array, this.news);
    this.told = larger(Uint32Array, this.told);
  }
}
