// Not from @types/node: suites of the browser's packages are checked without it.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** True in `npm run test:thorough`. */
const isThorough = process.env['THOROUGH'] === '1';

/**
 * Number of the tenth that the guard's rotation takes of what otherwise only `npm run test:thorough` runs, from 1 to
 * 10; undefined in a run that takes all of it.
 */
const thoroughShare = readShare(process.env['THOROUGH_SHARE']);

function readShare(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 10) return share;
  throw new Error(`THOROUGH_SHARE is "${text}": give the number of a tenth, from 1 to 10.`);
}

/** When a property of fast-check ends; `properties.setup.ts` applies the limits to every suite. */
interface PropertyLimits {
  /** Ends the property, and the shrinking of a counterexample found until then, ms. */
  readonly interruptAfterTimeLimit: number;
  /** Reports the first counterexample with its seed and path, without shrinking it. */
  readonly endOnFailure: boolean;
}

/**
 * Limits by which a failing property reports its counterexample within a minute. Shrinking could outlast the test's
 * time limit, which reports a timeout instead. In thorough runs, whose properties take longer than a minute, the
 * counterexample isn't shrunk: its seed and path repeat it.
 */
export const propertyLimits: PropertyLimits = isThorough
  ? { interruptAfterTimeLimit: 3_600_000, endOnFailure: true }
  : { interruptAfterTimeLimit: 45_000, endOnFailure: false };

/**
 * Number of generated cases or rounds.
 * @param guard in `npm test`
 * @param thorough in `npm run test:thorough`; the guard's rotation takes a tenth of them, but no fewer than `guard`
 */
export function caseCount(guard: number, thorough: number): number {
  if (!isThorough) return guard;
  return thoroughShare === undefined ? thorough : Math.max(guard, Math.ceil(thorough / 10));
}

/** Parameters of a fast-check property. */
interface PropertyOptions extends PropertyLimits {
  readonly numRuns: number;
}

/**
 * Options of a fast-check property whose cases are slow or many.
 * @param guard number of cases in `npm test`
 * @param thorough number of cases in `npm run test:thorough`
 */
export const propertyOptions = (guard: number, thorough: number = guard): PropertyOptions => ({
  numRuns: caseCount(guard, thorough),
  ...propertyLimits,
});

/** Returns the cases of a thorough test that a run takes: all of them, or every tenth in the guard's rotation. */
export function inThoroughShare<Case>(cases: readonly Case[]): readonly Case[] {
  return cases.filter((_, at) => thoroughShare === undefined || at % 10 === thoroughShare - 1);
}
