import { propertyOptions } from '@touchline/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SERVER_SEED, streamOfWords, vector } from '../testing/vectors.ts';
import { chainOf, isOfChain } from './chain.ts';
import { hmacOf, sha256Hex } from './hashes.ts';
import { commitmentOf, isClientSeed, streamOf } from './seeds.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const SPAN = 2 ** 32;

describe('hashes', () => {
  test('the first case of RFC 4231 has its published result', () => {
    expect(hex(hmacOf('\x0b'.repeat(20), 'Hi There'))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });

  test('a published seed has its published commitment', () => {
    expect(commitmentOf('036b57bd24e9654fb4f569b37add48d41e408e822f01839e2443cffca88c55db')).toBe(
      '553a6b29f31a58b72d6ab27e28866e787cd1c77108fa285c387cc9d58d338921',
    );
  });

  test('the reference seed has its commitment', () => {
    expect(SERVER_SEED).toBe('168f9df5efe111a7a788d1a444a000f3639d8f22845569717ef2b373c127a358');
    expect(commitmentOf(SERVER_SEED)).toBe(
      'f03cbd8dd90547ceb5dbc25a50d299ce165bafc06489adad3c069ac74406ed0a',
    );
  });
});

describe('the stream of a round', () => {
  test('V0 has the words of its first block', () => {
    const stream = vector(0);
    const words = Array.from({ length: 8 }, () => stream.word().toString(16));
    expect(words.join(' ')).toBe('6cc2a6f0 bd7df445 f31e5940 b0413c6d 9d27603f b3fe5ae3 f23307e 9306fa2d');
  });

  test('goes on with the second block', () => {
    const stream = vector(0);
    for (let at = 0; at < 8; at += 1) stream.word();
    expect(stream.word()).toBe(Buffer.from(hmacOf(SERVER_SEED, 'harbour-lantern:0:1')).readUInt32BE(0));
  });

  test('a draw takes the next word instead of one that would favour a number', () => {
    expect(vector(0).draw(3_000_000_000)).toBe(1_274_535_465);
    expect(vector(1).draw(3_000_000_000)).toBe(523_845_622);
  });

  test('52 bits are the first 13 hex digits of block 0, and the next draw is from block 1', () => {
    const stream = vector(0);
    expect(stream.take52()).toBe(Number.parseInt('6cc2a6f0bd7df', 16));
    expect(stream.word()).toBe(Buffer.from(hmacOf(SERVER_SEED, 'harbour-lantern:0:1')).readUInt32BE(0));
  });

  test('the published seeds "def" and "abc" give the published floats', () => {
    const stream = streamOf({ serverSeed: 'def', clientSeed: 'abc', nonce: 0 });
    const floats = Array.from({ length: 8 }, () =>
      (Math.floor((stream.word() / SPAN) * 1e5) / 1e5).toFixed(5),
    );
    expect(floats.join(' ')).toBe('0.83205 0.85312 0.18227 0.77428 0.18627 0.60125 0.60808 0.46018');
  });

  test.each([0, -1, 1.5, SPAN, Number.NaN])('a draw of %s numbers is refused', (n) => {
    expect(() => vector(0).draw(n)).toThrow(RangeError);
  });
});

describe('a draw of few numbers', () => {
  test('gives each number for exactly the same count of words', () => {
    for (let n = 1; n <= 200; n += 1) {
      const least = SPAN % n;
      for (let value = 0; value < n; value += 1) {
        const first = Math.ceil((value * SPAN + least) / n);
        const last = Math.floor(((value + 1) * SPAN - 1) / n);
        expect(last - first + 1).toBe(Math.floor(SPAN / n));
        const stream = streamOfWords([first, last]);
        expect([stream.draw(n), stream.draw(n)]).toEqual([value, value]);
      }
    }
  });

  test('rejects the word before the first one of a number, or counts it for the number below', () => {
    for (let n = 2; n <= 200; n += 1) {
      for (let value = 1; value < n; value += 1) {
        const before = Math.ceil((value * SPAN + (SPAN % n)) / n) - 1;
        const marker = Math.ceil(SPAN / n) - 1;
        const drawn = streamOfWords([before, marker]).draw(n);
        const isCounted = Math.floor((before * n) / SPAN) === value - 1;
        expect(drawn).toBe(isCounted ? value - 1 : 0);
      }
    }
  });
});

test('a shuffle has every item once, and each order of four for the same count of draws', () => {
  const counts = new Map<string, number>();
  const word = (value: number, n: number): number => Math.ceil(((value + 0.5) * SPAN) / n);
  for (let a = 0; a < 4; a += 1) {
    for (let b = 0; b < 3; b += 1) {
      for (let c = 0; c < 2; c += 1) {
        const order = streamOfWords([word(a, 4), word(b, 3), word(c, 2)])
          .shuffle([1, 2, 3, 4])
          .join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
    }
  }
  expect(counts.size).toBe(24);
});

test('shuffling a part leaves its items different and takes no further word', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.integer({ min: 0, max: 30 }), (nonce, sample) => {
      const stream = vector(nonce);
      const list = Array.from({ length: 30 }, (_, at) => at);
      expect(new Set(stream.shuffle(list, sample)).size).toBe(30);
    }),
    propertyOptions(200),
  );
});

test.each([
  ['harbour-lantern', true],
  ['~ !', true],
  ['', false],
  ['a:b', false],
  ['é', false],
  ['line\n', false],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
])('the client seed %j is possible: %s', (text, isPossible) => {
  expect(isClientSeed(text)).toBe(isPossible);
});

test('a stream of an impossible client seed or nonce is refused', () => {
  expect(() => streamOf({ serverSeed: SERVER_SEED, clientSeed: 'a:b', nonce: 0 })).toThrow('no colon');
  expect(() => streamOf({ serverSeed: SERVER_SEED, clientSeed: 'a', nonce: -1 })).toThrow('from 0');
});

describe('the bonus games take their outcomes from the same stream', () => {
  const list = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  test('V30 to V32 are sectors, V35 dials, V37 doors', () => {
    expect([30, 31, 32].map((nonce) => vector(nonce).draw(16))).toEqual([15, 8, 4]);
    const dials = vector(35);
    expect([dials.draw(10), dials.draw(10), dials.draw(10)]).toEqual([5, 3, 7]);
    const doors = vector(37);
    expect(list(1, 6).map(() => doors.draw(4))).toEqual([2, 2, 3, 2, 0, 1]);
  });

  test('V33 are chests, V34 cards, V36 numbers', () => {
    expect(vector(33).shuffle([25, 10, 8, 5, 4, 3, 2, 2, 1])).toEqual([2, 10, 5, 4, 2, 3, 25, 1, 8]);
    expect(vector(34).shuffle([2, 2, 4, 4, 5, 5, 6, 6, 10, 10, 12, 12])).toEqual([
      12, 2, 2, 4, 4, 12, 5, 10, 6, 10, 5, 6,
    ]);
    const drawn = vector(36).shuffle(list(1, 16), 4).slice(0, 4);
    expect(drawn.toSorted((a, b) => a - b)).toEqual([6, 10, 13, 15]);
  });
});

describe('a chain', () => {
  const { terminal, hashes } = chainOf(sha256Hex('touchline-chain-1'), 1_000);

  test('ends with the published hash and begins with the game before it', () => {
    expect(terminal).toBe('278293382522ec09e3ee71633f51945895c79c9d1aed718e89142b0348b6e037');
    expect(hashes[0]).toBe('6852ef0258045d56a50497d6fdc53060ab465f99ea6e77cb99541087c2150118');
    expect(hashes).toHaveLength(1_000);
  });

  test('proves each of its hashes, and no other', () => {
    expect(isOfChain(hashes[6] ?? '', 7, terminal)).toBe(true);
    expect(isOfChain(hashes[6] ?? '', 8, terminal)).toBe(false);
    expect(isOfChain(sha256Hex('another'), 7, terminal)).toBe(false);
  });
});
