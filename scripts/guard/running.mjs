// Runs the steps of the guard and records in the store of passes what they prove.
import { noteRuns } from '../passes/history.mjs';
import { recordResults } from '../passes/recording.mjs';
import { toolsOf } from '../passes/machine.mjs';
import { calibrate, hasRepeated, judgeBudget, scaleOf } from './budgets.mjs';
import { startMeter } from './cpu-time.mjs';
import { doesRun } from './selection.mjs';
import { stepLine } from './summary.mjs';

const SKIPS = {
  taken: 'passed before with the same content',
  unchanged: 'unchanged on this branch',
  later: 'left to later runs',
};

/**
 * @typedef {object} Run
 * @property {import('./arguments.mjs').Choice} choice
 * @property {readonly import('./steps.mjs').Step[]} chosen steps
 * @property {ReadonlyMap<string, import('./test-run.mjs').Outcome>} impossible outcomes of steps that can't run here
 * @property {readonly import('./selection.mjs').Unit[]} units
 * @property {NodeJS.ProcessEnv} env
 * @property {number} share of thorough cases and looks, from 1 to 10
 * @property {import('../affected/plan.mjs').Plan} plan
 * @property {ReturnType<typeof import('../passes/store.mjs').openStore>} store
 * @property {import('../passes/machine.mjs').Machine} machine
 * @property {ReturnType<typeof import('./budgets.mjs').readBudgets>} budgets
 */

/**
 * Runs one step after the other and prints each: first what failed last time, then the rest.
 * @param {Run} run
 * @returns {Promise<import('./summary.mjs').Done[]>}
 */
export async function runSteps(run) {
  const { choice, chosen, units, budgets, env } = run;
  const scale = scaleOf(calibrate(), budgets.calibration);
  const meter = startMeter(serviceIds(env));
  const done = [];
  try {
    for (const { step, due, isLast } of turnsOf(chosen, units)) {
      const own = units.filter((unit) => unit.step === step.name);
      const startedAt = performance.now();
      const cpuBefore = meter.seconds();
      const outcome = await outcomeOf(step, due, done, run);
      const cpuAfter = meter.seconds();
      const cpuSeconds = cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
      const isJudged =
        cpuSeconds !== undefined &&
        !run.impossible.has(step.name) &&
        env.THOROUGH !== '1' &&
        !hasRepeated(outcome);
      const row = {
        name: step.name,
        title: isLast ? step.title : `${step.title} (failed last time)`,
        outcome: { ...outcome, skipped: [...(isLast ? skipsOf(own) : []), ...(outcome.skipped ?? [])] },
        seconds: (performance.now() - startedAt) / 1000,
        cpuSeconds,
        budget: isJudged && judgeBudget(cpuSeconds, budgets.cpuSeconds[step.name], scale, outcome.times),
      };
      done.push(row);
      console.log(stepLine(row));
      if (outcome.failed > 0 && outcome.output) console.log(`\n${outcome.output.trimEnd()}\n`);
      record(step, outcome, cpuSeconds, run);
      if (choice.changed && outcome.failed > 0) break;
    }
  } finally {
    meter.stop();
  }
  return done;
}

/** Process ids of servers that tests use and that the guard didn't start, such as a database's. */
function serviceIds(env) {
  return (env.GUARD_SERVICE_PIDS ?? '').split(' ').map(Number).filter(Boolean);
}

/** Steps with the units that they run. What failed last time has a turn of its own before everything else. */
function turnsOf(chosen, units) {
  const running = units.filter(doesRun);
  const dueIn = (part, step) => part.filter((unit) => unit.step === step.name);
  const failed = running.filter(({ hasFailed }) => hasFailed);
  const others = running.filter(({ hasFailed }) => !hasFailed);
  const hasFirst = failed.length > 0 && others.length > 0;
  const first = chosen
    .map((step) => ({ step, due: hasFirst ? dueIn(failed, step) : [], isLast: false }))
    .filter(({ due }) => due.length > 0);
  const last = chosen
    .map((step) => ({ step, due: dueIn(hasFirst ? others : running, step), isLast: true }))
    .filter(({ step, due }) => due.length > 0 || !first.some((turn) => turn.step === step));
  return [...first, ...last];
}

async function outcomeOf(step, due, done, { choice, units, impossible, env, share, plan }) {
  const known = impossible.get(step.name);
  if (known) return known;
  if (due.length === 0) return { passed: 0, failed: 0 };
  let change;
  const context = {
    env,
    show: (text) => process.stdout.write(text),
    unsteadyBefore: done.reduce((sum, { outcome }) => sum + (outcome.unsteady?.length ?? 0), 0),
    parts: (name) => choice.only?.get(name) ?? [],
    units: due,
    isWhole: due.length === units.filter((unit) => unit.step === step.name).length,
    share,
    isAll: choice.all,
    canReach: (unit) => (change ??= plan.sinceChange()).hasChanged(step.name, unit),
  };
  const startedAt = performance.now();
  try {
    const outcome = await step.run(context);
    const seconds = (performance.now() - startedAt) / 1000;
    const whole = [{ unit: step.name, hasPassed: outcome.failed === 0, seconds }];
    return { results: step.unitsOf ? [] : whole, ...outcome };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

function record(step, outcome, cpuSeconds, { store, plan, machine }) {
  store.writeHistory(noteRuns(store.history(), outcome, new Date().toISOString()));
  const { results = [] } = outcome;
  const tools = toolsOf(step.name, machine);
  const { refuted, incomplete } = recordResults({ store, plan, step: step.name, results, cpuSeconds, tools });
  showIncomplete(incomplete);
  for (const unit of refuted)
    console.log(
      `       ${unit} failed, but has passed before with the same content: all passes of "${step.name}" are removed.`,
    );
}

/** Names units whose dependencies the import graph doesn't know completely: these run each time. */
function showIncomplete(incomplete) {
  for (const { unit, reads } of incomplete)
    console.log(
      `       ${unit} runs each time, as it reads what the import graph doesn't find: ${reads.slice(0, 3).join(', ')}.`,
    );
}

/** Counts of the units that don't run, with the reason. */
function skipsOf(units) {
  const groups = Map.groupBy(
    units.filter(({ state }) => Object.hasOwn(SKIPS, state)),
    ({ state }) => state,
  );
  return [...groups].map(([state, { length }]) => ({ count: length, what: 'units', reason: SKIPS[state] }));
}
