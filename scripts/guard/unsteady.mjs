// The rule for tests that fail and then pass alone.

/** Unsteady tests that one run may have; further ones count as failed. */
export const MOST_UNSTEADY = 5;

/** Folders whose suites are about money; a journey has a tag. */
const MONEY_SUITES =
  /^(?!e2e\/).*(?<=\/)(wallet|coupons|limits|payments|operatorMoney|accountNumbers|betActions|cashier|bonuses|freeRounds|rounds|makerWallet|exchange|loyalty|tournaments)\/|^packages\/betting\//;

/**
 * True for a test about money, which may not fail even once, and whose pass counts for a day.
 * @param {{ file: string, tags?: readonly string[] }} test
 */
export function isAboutMoney({ file, tags = [] }) {
  return tags.includes('@money') || MONEY_SUITES.test(file);
}

/**
 * True when failed tests are few enough that running them alone can change the result. More failures have a cause
 * that another attempt doesn't remove.
 * @param {number} failures of this step
 */
export function isWorthAnotherRun(failures) {
  return failures > 0 && failures <= MOST_UNSTEADY;
}

/**
 * Decides which failed tests count as passed: those that passed twice alone, aren't about money, and are among the
 * first five of the run.
 * @template {{ name: string, isMoney: boolean }} T
 * @param {readonly T[]} failures
 * @param {(failure: T) => readonly boolean[]} attemptsOf results of the runs alone; true is passed
 * @param {number} before unsteady tests of earlier steps
 * @returns {{ unsteady: T[], failed: (T & { why: string })[] }} `why` is the result of the runs alone
 */
export function judgeAttempts(failures, attemptsOf, before) {
  const unsteady = [];
  const failed = [];
  for (const failure of failures) {
    const attempts = attemptsOf(failure);
    const passes = attempts.filter(Boolean).length;
    if (attempts.length < 2 || passes < attempts.length) {
      const why =
        attempts.length === 0
          ? 'it did not run again'
          : `it passed ${passes} of ${attempts.length} times alone`;
      failed.push({ ...failure, why });
    } else if (failure.isMoney) {
      failed.push({ ...failure, why: 'it passed alone, but a test about money may not fail once' });
    } else if (before + unsteady.length >= MOST_UNSTEADY) {
      failed.push({
        ...failure,
        why: `it passed alone, but ${MOST_UNSTEADY} unsteady tests are the most in one run`,
      });
    } else unsteady.push(failure);
  }
  return { unsteady, failed };
}
