/** What a listener of a place has to hear at the next flush: that its price moved, or that anything may be another. */
export const MOVED = 1;
export const CHANGED = 2;
export type News = typeof MOVED | typeof CHANGED;

// What stands at a place, in this order.
/** Decimal odds in thousandths; 0 when there is no price. */
export const PRICE = 0;
/** 1 up, -1 down, 0 not moved so far. */
export const DIRECTION = 1;
/** When the price last moved (the injected clock, ms). */
export const MOVED_AT = 2;
/** Number of the change that made it. */
export const VERSION = 3;
/** When that change was made, UTC ms. */
export const MADE_AT = 4;

const FACTS = 5;
const FIRST_SIZE = 1024;

/**
 * Prices as numbers that lie together, one place a selection. One that moves makes nothing that would have to be
 * collected.
 */
export class QuoteTable {
  private facts = new Float64Array(FIRST_SIZE * FACTS);
  /** 0 where there is none. */
  private news = new Uint8Array(FIRST_SIZE);
  /** Places with news, in the order in which they got them; numbers, so that a flush leaves nothing to be collected. */
  private told = new Uint32Array(FIRST_SIZE);
  private toldCount = 0;
  private spare = new Uint32Array(FIRST_SIZE);
  private used = 0;
  /** First places of rows that were given back, by the length of the row. */
  private readonly free = new Map<number, number[]>();

  /** @returns the first of so many places in a row, with nothing at them */
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

  /** Gives back what was taken, as it was taken. */
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

  /** Writes what stands at one place to another. */
  copy(from: number, to: number): void {
    this.facts.copyWithin(to * FACTS, from * FACTS, (from + 1) * FACTS);
  }

  /** Writes a price. @param at when it was accepted. @returns whether it is another one */
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

  /** Whether no place has news. */
  get isQuiet(): boolean {
    return this.toldCount === 0;
  }

  hasNews(place: number): boolean {
    return this.news[place] !== 0;
  }

  /** Gives out all news; what comes meanwhile is left for the next time. */
  tellAll(hear: (place: number, what: News) => void): void {
    const { told, toldCount } = this;
    this.told = this.spare;
    this.spare = told;
    this.toldCount = 0;
    for (let at = 0; at < toldCount; at += 1) {
      const place = told[at] ?? 0;
      // The cast: a place is told once, and nothing else is ever written there.
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
