// Which units a run takes, in which order, and which of them the store of passes proves already.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { findMeasuredPass } from '../passes/recording.mjs';
import { chooseRetried, doesCount, takeWithin } from '../passes/rules.mjs';
import { filesFitting } from './test-files.mjs';
import { isAboutMoney } from './unsteady.mjs';

/** CPU-seconds of a unit that has never run here and whose step has no budget. */
const UNKNOWN_SECONDS = 5;

/**
 * @typedef {object} Unit
 * @property {string} step
 * @property {string} name path of a test or story file, or the step's own name
 * @property {'named' | 'new' | 'retried' | 'taken' | 'unchanged' | 'later'} state `new` has no pass that counts, `taken`
 *   has one, `retried` has one and runs all the same, `unchanged` is left out by --changed, `later` is left to another
 *   run by the ceiling of its step
 * @property {import('../passes/store.mjs').Pass} [pass] the pass that counts
 * @property {boolean} [isMeasured] true if what the unit depends on has changed, but nothing of what it ran
 * @property {boolean} isMoney
 * @property {boolean} hasFailed in its last run
 * @property {number} cpuSeconds expected
 */

/** States of units that run. */
const RUNNING = new Set(['named', 'new', 'retried']);

/** True for a unit that runs. */
export const doesRun = ({ state }) => RUNNING.has(state);

/** True for a unit about money: a suite of it, a journey that is tagged, a program that moves it. */
function isMoneyUnit(name, textOf) {
  if (name.endsWith('faults')) return true;
  const tags = name.startsWith('e2e/journeys/') && textOf(name).includes('@money') ? ['@money'] : [];
  return isAboutMoney({ file: name, tags });
}

/**
 * Decides about every unit of the chosen steps.
 * @param {object} options
 * @param {import('./arguments.mjs').Choice} options.choice
 * @param {readonly import('./steps.mjs').Step[]} options.steps that can run on this machine
 * @param {readonly string[]} options.all test and story files of the repository
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('../affected/plan.mjs').Plan} options.plan
 * @param {ReturnType<typeof import('../passes/store.mjs').openStore>} options.store
 * @param {Record<string, number>} options.budgets CPU-seconds by step
 * @param {number} [options.now] milliseconds since 1970
 * @param {(path: string) => string} [options.textOf]
 * @returns {Unit[]} in the order in which they run within their step
 * @throws {Error} one sentence when a part of a name fits no file
 */
export function selectUnits({
  choice,
  steps,
  all,
  env,
  plan,
  store,
  budgets,
  now = Date.now(),
  textOf = (path) => readFileSync(join(root, path), 'utf8'),
}) {
  const changes = choice.changed ? plan.sinceBranch() : undefined;

  function unitsOf(step) {
    const names = step.unitsOf?.(all, env) ?? [step.name];
    const parts = choice.only?.get(step.name) ?? [];
    const fitting = new Set(parts.length > 0 ? filesFitting(step.name, parts, all) : names);
    const last = store.lastRuns(step.name);
    const share = budgets[step.name] ? budgets[step.name] / names.length : UNKNOWN_SECONDS;
    const usual = step.usualSeconds ?? share;
    const units = names
      .filter((name) => fitting.has(name))
      .map((name) => {
        const isMoney = isMoneyUnit(name, textOf);
        return {
          step: step.name,
          name,
          isMoney,
          hasFailed: last[name]?.hasFailed ?? false,
          cpuSeconds: last[name]?.cpuSeconds ?? usual,
          ...judge(step, name, isMoney, parts.length > 0 && !choice.proven),
        };
      });
    return step.ceiling ? withinCeiling(units, step, now) : units;
  }

  function judge({ name: step, ceiling }, name, isMoney, isNamed) {
    const isPartial = ceiling !== undefined;
    if (isNamed) return { state: 'named' };
    if (changes && isPartial) return { state: 'later' };
    if (changes) return { state: changes.hasChanged(step, name) ? 'new' : 'unchanged' };
    const found = choice.all || choice.thorough ? undefined : findPass(step, name);
    return found && doesCount(found.pass, isMoney, now) ? { state: 'taken', ...found } : { state: 'new' };
  }

  function findPass(step, name) {
    const hash = plan.hashOf(step, name);
    if (hash === undefined) return undefined;
    const same = store.find(step, hash);
    if (same) return { pass: same };
    const measured = findMeasuredPass(store, plan, step, name);
    return measured && { pass: measured, isMeasured: true };
  }

  const units = steps.flatMap(unitsOf);
  const hasCeiling = new Set(steps.filter(({ ceiling }) => ceiling).map(({ name }) => name));
  const retried = chooseRetried(
    units.filter(({ state, step }) => state === 'taken' && !hasCeiling.has(step)),
  );
  return units
    .map((unit) => (retried.has(unit) ? { ...unit, state: 'retried' } : unit))
    .toSorted(compareUnits);
}

/**
 * Units of a step that runs a part of them each time: as many new ones as fit, in another order each day. One that is
 * above the ceiling by itself runs alone when it is the first.
 */
function withinCeiling(units, { ceiling, orderOf }, now) {
  const fitting = new Set(
    takeWithin(
      units.filter(doesRun).toSorted((a, b) => (orderOf(a.name, now) < orderOf(b.name, now) ? -1 : 1)),
      ceiling,
      ({ cpuSeconds }) => Math.min(cpuSeconds, ceiling),
    ),
  );
  return units.map((unit) => (doesRun(unit) && !fitting.has(unit) ? { ...unit, state: 'later' } : unit));
}

/** Sorts by order: failed last time, then money, then what is new, then the rest; the longest first. */
function compareUnits(a, b) {
  return (
    Number(b.hasFailed) - Number(a.hasFailed) ||
    Number(b.isMoney) - Number(a.isMoney) ||
    Number(a.state === 'retried') - Number(b.state === 'retried') ||
    b.cpuSeconds - a.cpuSeconds
  );
}
