/** Random numbers of a round, in the order in which its game takes them. */
export interface Stream {
  /** Returns the next 32 bits. */
  word(): number;
  /** Returns a number from 0 to `n` - 1, each with the same chance; `n` is from 1 to 2^32 - 1. */
  draw(n: number): number;
  /**
   * Returns a copy of a list in a random order.
   * @param sample number of items, from the start, that have to be random; all by default
   */
  shuffle<Item>(list: readonly Item[], sample?: number): Item[];
  /** Returns the first 52 bits of block 0; the stream continues with block 1. */
  take52(): number;
}

const WORDS = 8;
const SPAN = 0x1_0000_0000;
/** Products of a word and a number below it are exact. */
const EXACT = 2 ** 21;

/**
 * Creates the stream over blocks of 32 bytes, which are cut into big-endian words.
 * @param blockAt returns the block of an index
 */
export function createStream(blockAt: (index: number) => Uint8Array): Stream {
  let next = 0;
  let block: Uint8Array = new Uint8Array(0);

  function word(): number {
    const within = next % WORDS;
    if (within === 0) block = blockAt(next / WORDS);
    next += 1;
    return wordAt(block, within * 4);
  }

  function draw(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n >= SPAN) {
      throw new RangeError(`A draw is from 1 to 4294967295 numbers, got ${n}.`);
    }
    const least = SPAN % n;
    for (;;) {
      const [high, low] = multiply(word(), n);
      if (low >= least) return high;
    }
  }

  function shuffle<Item>(list: readonly Item[], sample = list.length - 1): Item[] {
    const items = [...list];
    for (let i = 0; i < sample; i += 1) {
      const j = i + draw(items.length - i);
      [items[i], items[j]] = [items[j] as Item, items[i] as Item];
    }
    return items;
  }

  function take52(): number {
    block = blockAt(0);
    next = WORDS;
    return first52(block);
  }

  return { word, draw, shuffle, take52 };
}

/** Returns the number that the first 13 hex digits of a block are. */
export function first52(block: Uint8Array): number {
  return wordAt(block, 0) * 2 ** 20 + Math.floor(wordAt(block, 4) / 2 ** 12);
}

function wordAt(bytes: Uint8Array, at: number): number {
  const byte = (offset: number): number => bytes[at + offset] ?? 0;
  return byte(0) * 0x100_0000 + (byte(1) << 16) + (byte(2) << 8) + byte(3);
}

/** Returns the upper and the lower 32 bits of a product. */
function multiply(word: number, n: number): readonly [high: number, low: number] {
  if (n > EXACT) {
    const product = BigInt(word) * BigInt(n);
    return [Number(product >> 32n), Number(product & 0xffff_ffffn)];
  }
  const product = word * n;
  const high = Math.floor(product / SPAN);
  return [high, product - high * SPAN];
}
