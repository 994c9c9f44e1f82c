import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { runJourneys } from './journeys-step.mjs';
import { filesOfStep } from './test-files.mjs';
import { sumOf } from './test-run.mjs';
import { runVitest } from './vitest-step.mjs';

const DAY = 24 * 60 * 60 * 1000;
const SHARES = 10;
const SUITES = ['unit', 'server'];

/** Number of the tenth of thorough cases and looks that the guard takes in a week, from 1 to 10. */
export function shareOf(now) {
  return (Math.floor(now / (7 * DAY)) % SHARES) + 1;
}

/** True for a test file that does more when THOROUGH is set. */
function hasThoroughPart(file) {
  return /@thorough\b|\bTHOROUGH\b|@touchline\/testing/.test(readFileSync(join(root, file), 'utf8'));
}

/**
 * Runs a part of what only `npm run test:thorough` runs otherwise: in a week, each file with its tenth of the thorough
 * cases, as many files in each run as fit under the ceiling.
 */
export const thorough = {
  name: 'thorough',
  title: 'A part of what only test:thorough runs otherwise',
  skip: ({ THOROUGH }) => (THOROUGH === '1' ? 'all of it runs in the other steps' : undefined),
  unitsOf: (all) => [...SUITES, 'journeys'].flatMap((step) => filesOfStep(step, all)).filter(hasThoroughPart),
  /** CPU-seconds of a file that has not run here, with its tenth: 803 for all 42 files. */
  usualSeconds: 20,
  /** CPU-seconds that a run may expect of it. */
  ceiling: 100,
  /** Another order each day, so that a machine without a store takes other files. */
  orderOf: (file, now) =>
    createHash('sha256')
      .update(`${file}\n${Math.floor(now / DAY)}`)
      .digest('hex'),
  run: async (context) => {
    const env = { ...context.env, THOROUGH: '1', THOROUGH_SHARE: String(context.share) };
    const files = context.units.map(({ name }) => name);
    const journeys = files.filter((file) => file.startsWith('e2e/journeys/'));
    const suites = files.filter((file) => !journeys.includes(file));
    const outcomes = [];
    if (suites.length > 0) {
      outcomes.push(await runVitest('thorough', ['!screens', '!kit', '!games'], suites, env, context));
    }
    if (journeys.length > 0) {
      const unsteadyBefore = context.unsteadyBefore + (outcomes[0]?.unsteady?.length ?? 0);
      const more = { ...context, unsteadyBefore };
      outcomes.push(await runJourneys('thorough-journeys', journeys, env, more, ['--grep=@thorough']));
    }
    return reportUnreached(sumOf(outcomes), context.canReach);
  },
};

/**
 * Failures in files that the change can't reach are reported, and don't refuse it.
 * @param {import('./test-run.mjs').Outcome} outcome
 * @param {(unit: string) => boolean} canReach
 * @returns {import('./test-run.mjs').Outcome}
 */
export function reportUnreached(outcome, canReach) {
  const fileOf = (failure) => failure.split(' › ')[0];
  const unreached = (outcome.failures ?? []).filter((failure) => !canReach(fileOf(failure)));
  if (unreached.length === 0) return outcome;
  return {
    ...outcome,
    failed: outcome.failed - unreached.length,
    failures: outcome.failures.filter((failure) => !unreached.includes(failure)),
    reported: unreached,
  };
}
