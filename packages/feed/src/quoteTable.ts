/** Kind of notification at the next flush: only the price changed, or anything may have changed. */
export const MOVED = 1;
export const CHANGED = 2;
export type News = typeof MOVED | typeof CHANGED;

// Columns of an entry, in this order.
/** Decimal odds in thousandths; 0 without a price. */
export const PRICE = 0;
/** 1 up, -1 down, 0 not changed so far. */
export const DIRECTION = 1;
/** Time of the last price change (injected clock, ms). */
export const MOVED_AT = 2;
/** Number of the change that set the price. */
export const VERSION = 3;
/** Time of that change, UTC ms. */
export const MADE_AT = 4;

const FACTS = 5;
const FIRST_SIZE = 1024;

/**
 * Prices in typed arrays, one index per selection. A price change allocates nothing that would be garbage-collected.
 */
export class QuoteTable {
  private facts = new Float64Array(FIRST_SIZE * FACTS);
  /** Pending notification by index; 0 for none. */
  private news = new Uint8Array(FIRST_SIZE);
  /** Indexes with pending notifications in order; a typed array, so that a flush allocates nothing. */
  private told = new Uint32Array(FIRST_SIZE);
  private toldCount = 0;
  private spare = new Uint32Array(FIRST_SIZE);
  private used = 0;
  /** First indexes of released ranges, by length. */
  private readonly free = new Map<number, number[]>();

  /**
   * Allocates a range.
   * @returns its first index; all entries are empty
   */
  take(count: number): number {
    let first = this.free.get(count)?.pop();
    if (first === undefined) {
      first = this.used;
      this.used += count;
      while (this.used > this.news.length) this.grow();
    }
    this.facts.fill(0, first * FACTS, (first + count) * FACTS);
    return first;
  }

  /** Releases a range with the length it was allocated with. */
  give(first: number, count: number): void {
    const free = this.free.get(count);
    if (free) free.push(first);
    else this.free.set(count, [first]);
  }

  read(place: number, fact: number): number {
    return this.facts[place * FACTS + fact] ?? 0;
  }

  write(place: number, fact: number, value: number): void {
    this.facts[place * FACTS + fact] = value;
  }

  /** Copies an entry. */
  copy(from: number, to: number): void {
    this.facts.copyWithin(to * FACTS, from * FACTS, (from + 1) * FACTS);
  }

  /**
   * Sets a price.
   * @param at time of acceptance
   * @returns whether it differs from the previous one
   */
  move(place: number, price: number, at: number): boolean {
    const before = this.read(place, PRICE);
    if (price === before) return false;
    if (before !== 0 && price !== 0) {
      this.write(place, DIRECTION, price > before ? 1 : -1);
      this.write(place, MOVED_AT, at);
    }
    this.write(place, PRICE, price);
    return true;
  }

  tell(place: number, what: News): void {
    const known = this.news[place] ?? 0;
    if (known === 0) this.told[this.toldCount++] = place;
    if (what > known) this.news[place] = what;
  }

  /** Whether no notifications are pending. */
  get isQuiet(): boolean {
    return this.toldCount === 0;
  }

  hasNews(place: number): boolean {
    return this.news[place] !== 0;
  }

  /** Delivers all pending notifications; new ones are left for the next call. */
  tellAll(hear: (place: number, what: News) => void): void {
    const { told, toldCount } = this;
    this.told = this.spare;
    this.spare = told;
    this.toldCount = 0;
    for (let at = 0; at < toldCount; at += 1) {
      const place = told[at] ?? 0;
      // The cast: an index is delivered once, and no other values are written.
      const what = this.news[place] as News;
      this.news[place] = 0;
      hear(place, what);
    }
  }

  private grow(): void {
    const size = this.news.length * 2;
    const { facts, news, told } = this;
    this.facts = new Float64Array(size * FACTS);
    this.facts.set(facts);
    this.news = new Uint8Array(size);
    this.news.set(news);
    this.told = new Uint32Array(size);
    this.told.set(told);
    this.spare = new Uint32Array(size);
  }
}
