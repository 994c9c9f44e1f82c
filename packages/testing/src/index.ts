// Not from @types/node: suites of the browser's packages are checked without it.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** True in `npm run test:thorough`. */
const isThorough = process.env['THOROUGH'] === '1';

/** Time a property may take, shrinking included, ms. */
const PROPERTY_TIME = isThorough ? 3_600_000 : 45_000;

/**
 * Number of generated cases or rounds.
 * @param guard in `npm test`
 * @param thorough in `npm run test:thorough`
 */
export const caseCount = (guard: number, thorough: number): number => (isThorough ? thorough : guard);

/** Parameters of a fast-check property. */
interface PropertyOptions {
  readonly numRuns: number;
  /** Ends the property, and the shrinking of a counterexample found until then, ms. */
  readonly interruptAfterTimeLimit: number;
}

/**
 * Options of a fast-check property whose cases are slow or many. Shrinking could outlast the test's time limit, which
 * reports a timeout instead of the counterexample; here it ends before that.
 * @param guard number of cases in `npm test`
 * @param thorough number of cases in `npm run test:thorough`
 */
export const propertyOptions = (guard: number, thorough: number = guard): PropertyOptions => ({
  numRuns: caseCount(guard, thorough),
  interruptAfterTimeLimit: PROPERTY_TIME,
});
