import { GameError } from '../errors.ts';
import { fieldsOf, numbersOf, oneOf, wholeOf } from '../untrusted.ts';
import type { RouletteEvenMoney, RouletteInside, RouletteSpot } from '../wire.ts';

export const ROULETTE_NUMBERS = 37;

const FROM_ONE = Array.from({ length: ROULETTE_NUMBERS - 1 }, (_, at) => at + 1);

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const EVEN_MONEY: Readonly<Record<RouletteEvenMoney, (number: number) => boolean>> = {
  red: (number) => RED.has(number),
  black: (number) => !RED.has(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
};

const starts = (last: number, step: number): readonly number[] =>
  FROM_ONE.filter((number) => number <= last && (number - 1) % step === 0);
const leftOfLine = FROM_ONE.filter((number) => number % 3 !== 0);

/** All spots that are named by numbers, which are adjacent on the layout: rows of three, 0 beside 1, 2 and 3. */
const INSIDE: Readonly<Record<RouletteInside, readonly (readonly number[])[]>> = {
  straight: [[0], ...FROM_ONE.map((number) => [number])],
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...leftOfLine.map((number) => [number, number + 1]),
    ...FROM_ONE.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...starts(34, 3).map((first) => run(first, 3))],
  corner: [
    [0, 1, 2, 3],
    ...leftOfLine
      .filter((number) => number <= 32)
      .map((number) => [number, number + 1, number + 3, number + 4]),
  ],
  sixLine: starts(31, 3).map((first) => run(first, 6)),
};

const KINDS = [
  'straight',
  'split',
  'street',
  'corner',
  'sixLine',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const;

/** Returns the numbers on which a spot wins. */
export function numbersOfSpot(spot: RouletteSpot): readonly number[] {
  if ('numbers' in spot) return spot.numbers;
  if ('index' in spot) {
    const { kind, index } = spot;
    return FROM_ONE.filter((number) =>
      kind === 'dozen' ? Math.ceil(number / 12) === index : (number - index) % 3 === 0,
    );
  }
  return FROM_ONE.filter(EVEN_MONEY[spot.kind]);
}

/** Returns whether a spot returns twice its chip, so that half of it may be returned on 0. */
export const isEvenMoney = (spot: RouletteSpot): boolean => Object.hasOwn(EVEN_MONEY, spot.kind);

export function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** Returns a text by which equal spots can be found. */
export const spotKey = (spot: RouletteSpot): string => `${spot.kind} ${numbersOfSpot(spot).join(' ')}`;

/** Returns all spots of the layout. */
export function allSpots(): readonly RouletteSpot[] {
  return KINDS.flatMap((kind): readonly RouletteSpot[] => {
    if (isInside(kind)) return INSIDE[kind].map((numbers) => ({ kind, numbers }));
    if (kind === 'dozen' || kind === 'column') return [1, 2, 3].map((index) => ({ kind, index }));
    return [{ kind }];
  });
}

/** @throws GameError if untrusted data aren't a spot of the layout */
export function readSpot(raw: unknown): RouletteSpot {
  const fields = fieldsOf(raw, 'BAD_CHOICE');
  const kind = oneOf('kind', fields['kind'], KINDS, 'BAD_CHOICE');
  if (kind === 'dozen' || kind === 'column') {
    return { kind, index: wholeOf('index', fields['index'], [1, 3], 'BAD_CHOICE') };
  }
  if (!isInside(kind)) return { kind };
  const wanted = numbersOf('numbers', fields['numbers'], [0, ROULETTE_NUMBERS - 1], 'BAD_CHOICE')
    .toSorted((a, b) => a - b)
    .join(' ');
  const numbers = INSIDE[kind].find((candidate) => candidate.join(' ') === wanted);
  if (numbers) return { kind, numbers };
  throw new GameError(
    'BAD_CHOICE',
    `The numbers ${wanted} are no ${kind} of the layout: choose adjacent ones.`,
  );
}

const isInside = (kind: string): kind is RouletteInside => Object.hasOwn(INSIDE, kind);

function run(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => first + at);
}
