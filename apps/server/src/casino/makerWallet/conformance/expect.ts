import { isDeepStrictEqual } from 'node:util';

/** Thrown if a case differs from what the protocol says. */
export class DiffersError extends Error {
  override readonly name = 'DiffersError';
}

/** Throws a DiffersError unless the fields of `expected` have these values. */
export function expectFields(what: string, actual: object, expected: object): void {
  const found: Record<string, unknown> = { ...actual };
  for (const [field, value] of Object.entries(expected)) {
    if (!isDeepStrictEqual(found[field], value))
      throw new DiffersError(
        `${what}: ${field} is ${JSON.stringify(found[field])} but should be ${JSON.stringify(value)}.`,
      );
  }
}

/** Throws a DiffersError unless both are equal. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new DiffersError(`${what} is ${JSON.stringify(actual)} but should be ${JSON.stringify(expected)}.`);
}
