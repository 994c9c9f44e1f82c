import { GameError, type GameFault } from './errors.ts';

type ReadFault = Extract<GameFault, 'BAD_CHOICE' | 'BAD_TURN'>;

/** Returns the fields of an untrusted object. */
export function fieldsOf(value: unknown, fault: ReadFault): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new GameError(fault, 'An object is expected: see the types of choices and turns.');
  }
  return { ...value };
}

/** Returns an untrusted value if it is a whole number within bounds. */
export function wholeOf(
  name: string,
  value: unknown,
  [min, max]: readonly [number, number],
  fault: ReadFault,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new GameError(fault, `${name} is a whole number from ${min} to ${max}, got ${shown(value)}.`);
}

/** Returns an untrusted value if it is one of a list. */
export function oneOf<Item extends string | number>(
  name: string,
  value: unknown,
  items: readonly Item[],
  fault: ReadFault,
): Item {
  const found = items.find((item) => item === value);
  if (found !== undefined) return found;
  throw new GameError(fault, `${name} is one of ${items.join(', ')}, got ${shown(value)}.`);
}

/** Returns an untrusted value if it is a list of different whole numbers within bounds. */
export function numbersOf(
  name: string,
  value: unknown,
  [min, max]: readonly [number, number],
  fault: ReadFault,
): readonly number[] {
  if (!Array.isArray(value)) throw new GameError(fault, `${name} is a list of numbers, got ${shown(value)}.`);
  const numbers = value.map((item) => wholeOf(name, item, [min, max], fault));
  if (new Set(numbers).size === numbers.length) return numbers;
  throw new GameError(fault, `${name} has the same number twice: choose different ones.`);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);
