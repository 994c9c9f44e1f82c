/**
 * HMAC-SHA256 of short ASCII texts with one key, for simulations: the state after the key's block is computed once, and
 * nothing is allocated. A test compares it with the library that rounds use.
 */
export interface FastHmac {
  /** Returns the HMAC of a text of at most 247 characters. The array is overwritten by the next call. */
  digest(text: string): Uint8Array;
}

const BLOCK = 64;
const WORDS = 16;
const MOST_TEXT = 247;

const START = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.from(firstPrimes(64), (prime) => {
  const root = cubeRootOf(BigInt(prime) << 96n);
  return Number(root & 0xffff_ffffn) | 0;
});

/** @param key at most 64 ASCII characters */
export function createFastHmac(key: string): FastHmac {
  if (key.length > BLOCK) throw new RangeError(`A key has at most ${BLOCK} characters, got ${key.length}.`);
  const inner = stateAfterKey(key, 0x36);
  const outer = stateAfterKey(key, 0x5c);
  const state = new Int32Array(8);
  const block = new Int32Array(WORDS);
  const result = new Uint8Array(32);
  const view = new DataView(result.buffer);

  function digest(text: string): Uint8Array {
    if (text.length > MOST_TEXT) throw new RangeError(`A text has at most ${MOST_TEXT} characters.`);
    state.set(inner);
    const blocks = Math.ceil((text.length + 9) / BLOCK);
    for (let at = 0; at < blocks; at += 1) {
      fillBlock(block, text, at * BLOCK);
      if (at === blocks - 1) block[WORDS - 1] = (BLOCK + text.length) * 8;
      compress(state, block);
    }
    block.fill(0);
    block.set(state);
    block[8] = 0x8000_0000 | 0;
    block[WORDS - 1] = (BLOCK + 32) * 8;
    state.set(outer);
    compress(state, block);
    for (let word = 0; word < 8; word += 1) view.setInt32(word * 4, at32(state, word));
    return result;
  }

  return { digest };
}

function stateAfterKey(key: string, pad: number): Int32Array {
  const state = Int32Array.from(START);
  const block = new Int32Array(WORDS);
  for (let at = 0; at < BLOCK; at += 1) {
    const byte = (at < key.length ? key.charCodeAt(at) : 0) ^ pad;
    block[at >> 2] = at32(block, at >> 2) | (byte << (24 - (at & 3) * 8));
  }
  compress(state, block);
  return state;
}

/** Writes the characters of a text from an offset on, and the bit after the last one. */
function fillBlock(block: Int32Array, text: string, offset: number): void {
  block.fill(0);
  const end = Math.min(BLOCK, text.length - offset + 1);
  for (let at = 0; at < end; at += 1) {
    const byte = offset + at < text.length ? text.charCodeAt(offset + at) : 0x80;
    block[at >> 2] = at32(block, at >> 2) | (byte << (24 - (at & 3) * 8));
  }
}

const schedule = new Int32Array(64);

function compress(state: Int32Array, block: Int32Array): void {
  schedule.set(block);
  for (let i = WORDS; i < 64; i += 1) {
    const [early, late] = [at32(schedule, i - 15), at32(schedule, i - 2)];
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (at32(schedule, i - 16) + first + at32(schedule, i - 7) + second) | 0;
  }
  let [a, b, c, d] = [at32(state, 0), at32(state, 1), at32(state, 2), at32(state, 3)];
  let [e, f, g, h] = [at32(state, 4), at32(state, 5), at32(state, 6), at32(state, 7)];
  for (let i = 0; i < 64; i += 1) {
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t = (h + sum + ((e & f) ^ (~e & g)) + at32(ROUND_CONSTANTS, i) + at32(schedule, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const u = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t) | 0;
    d = c;
    c = b;
    b = a;
    a = (t + u) | 0;
  }
  state[0] = at32(state, 0) + a;
  state[1] = at32(state, 1) + b;
  state[2] = at32(state, 2) + c;
  state[3] = at32(state, 3) + d;
  state[4] = at32(state, 4) + e;
  state[5] = at32(state, 5) + f;
  state[6] = at32(state, 6) + g;
  state[7] = at32(state, 7) + h;
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Indices are always within these arrays. */
const at32 = (words: Int32Array, index: number): number => words[index] as number;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** Returns the cube root of an integer, rounded down. */
function cubeRootOf(value: bigint): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** 3n <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}
