// Which test files a run takes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { makePlan } from '../affected/plan.mjs';
import { filesFitting, filesOfStep, findTestFiles } from './test-files.mjs';

/** Steps of which a run may skip something. */
const STEPS_WITH_UNITS = [
  'unit',
  'server',
  'postgres',
  'faults',
  'model',
  'kit',
  'visual',
  'journeys',
  'thorough',
];

/** True for a test file that does more when THOROUGH is set. */
function hasThoroughPart(file) {
  return /@thorough\b|\bTHOROUGH\b|@touchline\/testing/.test(readFileSync(join(root, file), 'utf8'));
}

/**
 * @param {import('./arguments.mjs').Choice} choice
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [all] test files of the repository
 * @param {typeof makePlan} [plan]
 * @returns {Omit<import('./steps.mjs').Context, 'env' | 'show' | 'unsteadyBefore'> & { sentence: string | undefined, isEmpty: boolean }}
 * @throws {Error} one sentence when a part of a name fits no file
 */
export function selectFrom(choice, env, all = findTestFiles(), plan = makePlan) {
  const parts = (step) => choice.only?.get(step) ?? [];
  const named = new Map(
    [...(choice.only ?? [])]
      .filter(([step, its]) => step !== 'visual' && its.length > 0)
      .map(([step, its]) => [step, filesFitting(step, its, all)]),
  );
  // Named parts run whatever has changed, and steps without units always do.
  const isNamed =
    choice.only !== undefined &&
    [...choice.only].every(([step, its]) => its.length > 0 || !STEPS_WITH_UNITS.includes(step));
  const { sentence, base, judge, changedLooks, isDue, share, isEmpty } = plan({
    all: choice.all || choice.thorough || isNamed,
    changed: choice.changed,
    base: env.CI_BASE,
  });

  function select(step, covers = () => true) {
    if (named.has(step)) return { files: named.get(step).filter(covers), skipped: [] };
    const files = filesOfStep(step, all);
    const covered = files.filter(covers);
    const wanted = covered.filter((file) => judge(step, file) !== 'unchanged');
    const count = covered.length - wanted.length;
    const skipped = count > 0 ? [{ count, what: 'files', reason: `unchanged since ${base}` }] : [];
    return { files: wanted.length === files.length ? undefined : wanted, skipped };
  }

  /** Test files that are due in their thorough part, which otherwise only `npm run test:thorough` runs. */
  function dueThorough(step) {
    return filesOfStep(step, all).filter((file) => isDue(`thorough ${file}`) && hasThoroughPart(file));
  }

  /** The reason to skip a step that has no test files; undefined when it has to run. */
  function skipWhole(step) {
    return judge(step, step) === 'unchanged' ? `unchanged since ${base}` : undefined;
  }

  return {
    sentence: isNamed ? undefined : sentence,
    isEmpty: choice.changed && isEmpty,
    parts,
    select,
    dueThorough,
    skipWhole,
    changedLooks,
    share: choice.thorough ? undefined : share,
  };
}
