// The guard: runs one step after the other, shows failures as they occur, and continues after a failed step. What has
// passed on this machine with the same content is taken from the store of passes. The last line is "N passed, N
// failed", summed over test runners; a step that is no test runner counts as one.
import { makePlan } from './affected/plan.mjs';
import { findBrowsers } from './chromium.mjs';
import { readArguments } from './guard/arguments.mjs';
import { readBudgets } from './guard/budgets.mjs';
import { forecastLines } from './guard/forecast.mjs';
import { runSteps } from './guard/running.mjs';
import { doesRun, selectUnits } from './guard/selection.mjs';
import { browserSteps, steps } from './guard/steps.mjs';
import { summaryLines } from './guard/summary.mjs';
import { findTestFiles } from './guard/test-files.mjs';
import { shareOf } from './guard/thorough-step.mjs';
import { attached } from './lib/children.mjs';
import { forgetBuilds } from './lib/prepare.mjs';
import { oftenUnsteadyLines, readOwners } from './passes/history.mjs';
import { readMachine } from './passes/machine.mjs';
import { openStore } from './passes/store.mjs';

/** Replaces the expected looks of stories by their current ones. */
function updateLooks(parts, env) {
  return attached('node', ['e2e/visual/run.ts', '--update', ...parts], env);
}

/** Outcomes of the steps that can't run on this machine: skipped with a reason, or failed without a browser. */
function impossibleSteps(chosen, env, missingBrowser) {
  return new Map(
    chosen.flatMap((step) => {
      const reason = step.skip?.(env);
      if (reason !== undefined)
        return [[step.name, { passed: 0, failed: 0, skipped: [{ count: 1, what: 'step', reason }] }]];
      const missing = browserSteps.has(step.name) ? missingBrowser : undefined;
      return missing ? [[step.name, { passed: 0, failed: 1, output: missing }]] : [];
    }),
  );
}

async function main(args) {
  const choice = readArguments(
    args,
    steps.map(({ name }) => name),
  );
  if (choice.help) {
    console.log(choice.help);
    return 0;
  }
  const chosen = steps.filter(({ name }) => !choice.only || choice.only.has(name));
  const needsBrowser = choice.updateLooks !== undefined || chosen.some(({ name }) => browserSteps.has(name));
  const browsers = needsBrowser ? findBrowsers({ install: true }) : {};
  const env = { ...process.env, ...browsers.variables, NO_COLOR: '1' };
  if (choice.thorough) env.THOROUGH = '1';
  delete env.FORCE_COLOR;
  if (choice.updateLooks) return updateLooks(choice.updateLooks, env);
  if (choice.fresh) forgetBuilds();

  const isThorough = env.THOROUGH === '1';
  const share = shareOf(Date.now());
  const machine = await readMachine(env);
  const settingsOf = (step) => ({ isThorough, ...(step === 'thorough' && { share }) });
  const plan = makePlan({ machine, settingsOf });
  const store = openStore();
  const budgets = readBudgets();
  const impossible = impossibleSteps(chosen, env, browsers.missing);
  const possible = chosen.filter(({ name }) => !impossible.has(name));
  const all = findTestFiles();
  const units = selectUnits({ choice, steps: possible, all, env, plan, store, budgets: budgets.cpuSeconds });
  console.log(forecastLines(units, store.refused()).join('\n'));
  if (choice.changed && !choice.only && !units.some(doesRun)) {
    console.log('0 passed, 0 failed');
    return 0;
  }
  const began = performance.now();
  const done = await runSteps({
    choice,
    chosen,
    impossible,
    units,
    env,
    share,
    plan,
    store,
    machine,
    budgets,
  });
  const often = oftenUnsteadyLines(store.history(), readOwners());
  const lines = summaryLines(done, (performance.now() - began) / 1000, often);
  console.log(lines.join('\n'));
  return lines.at(-1).endsWith(' 0 failed') ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
