// Which test files a run takes.
import { makePlan } from '../affected/plan.mjs';
import { filesFitting, filesOfStep, findTestFiles } from './test-files.mjs';

/**
 * @param {import('./arguments.mjs').Choice} choice
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [all] test files of the repository
 * @param {typeof makePlan} [plan]
 * @returns {Pick<import('./steps.mjs').Context, 'parts' | 'select' | 'skipWhole' | 'changedLooks'> & { sentence: string }}
 * @throws {Error} one sentence when a part of a name fits no file
 */
export function selectFrom(choice, env, all = findTestFiles(), plan = makePlan) {
  const parts = (step) => choice.only?.get(step) ?? [];
  const named = new Map(
    [...(choice.only ?? [])]
      .filter(([step, its]) => step !== 'visual' && its.length > 0)
      .map(([step, its]) => [step, filesFitting(step, its, all)]),
  );
  // Named parts run whatever has changed.
  const isNamed = choice.only !== undefined && [...choice.only.values()].every((its) => its.length > 0);
  const { sentence, base, judge, changedLooks } = plan({
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

  /** The same for a step without files: the reason to skip it, if there is one. */
  function skipWhole(step) {
    return judge(step, step) === 'unchanged' ? `unchanged since ${base}` : undefined;
  }

  return { sentence, parts, select, skipWhole, changedLooks };
}
