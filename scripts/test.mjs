// The guard: runs one step after the other, shows failures as they occur, and continues after a failed step. The last
// line is "N passed, N failed", summed over test runners; a step that is no test runner counts as one.
import { findBrowsers } from './chromium.mjs';
import { readArguments } from './guard/arguments.mjs';
import { calibrate, judgeBudget, readBudgets, scaleOf } from './guard/budgets.mjs';
import { startMeter } from './guard/cpu-time.mjs';
import { selectFrom } from './guard/selection.mjs';
import { browserSteps, steps } from './guard/steps.mjs';
import { stepLine, summaryLines } from './guard/summary.mjs';
import { attached } from './lib/children.mjs';

const show = (text) => process.stdout.write(text);

/** Process ids of servers that tests use and that the guard didn't start, such as a database's. */
function serviceIds(env) {
  return (env.GUARD_SERVICE_PIDS ?? '').split(' ').map(Number).filter(Boolean);
}

async function attempt(step, context) {
  try {
    return await step.run(context);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/** Replaces the expected looks of stories by their current ones. */
function updateLooks(parts, env) {
  return attached('node', ['e2e/visual/run.ts', '--update', ...parts], env);
}

function skippedStep(reason) {
  return { passed: 0, failed: 0, skipped: [{ count: 1, what: 'step', reason }] };
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
  const { sentence, isEmpty, ...selection } = selectFrom(choice, env);
  if (sentence) console.log(sentence);
  if (isEmpty && !choice.only) {
    console.log(
      'Nothing has changed, so nothing runs: npm test runs what is due, npm test -- --all everything.',
    );
    console.log('0 passed, 0 failed');
    return 0;
  }
  const budgets = readBudgets();
  const scale = scaleOf(calibrate(), budgets.calibration);
  const meter = startMeter(serviceIds(env));
  const began = performance.now();
  const done = [];
  for (const step of chosen) {
    const startedAt = performance.now();
    const cpuBefore = meter.seconds();
    const context = {
      env,
      show,
      unsteadyBefore: done.reduce((sum, { outcome }) => sum + (outcome.unsteady?.length ?? 0), 0),
      ...selection,
    };
    const reason = step.skip?.(env);
    const missing = browserSteps.has(step.name) ? browsers.missing : undefined;
    let outcome;
    if (reason !== undefined) outcome = skippedStep(reason);
    else if (missing) outcome = { passed: 0, failed: 1, output: missing };
    else outcome = await attempt(step, context);
    const cpuAfter = meter.seconds();
    const cpuSeconds = cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
    const isJudged = cpuSeconds !== undefined && reason === undefined && !choice.thorough;
    const row = {
      name: step.name,
      title: step.title,
      outcome,
      seconds: (performance.now() - startedAt) / 1000,
      cpuSeconds,
      budget: isJudged && judgeBudget(cpuSeconds, budgets.cpuSeconds[step.name], scale),
    };
    done.push(row);
    console.log(stepLine(row));
    if (outcome.failed > 0 && outcome.output) console.log(`\n${outcome.output.trimEnd()}\n`);
    if (choice.changed && outcome.failed > 0) break;
  }
  meter.stop();
  const lines = summaryLines(done, (performance.now() - began) / 1000);
  console.log(lines.join('\n'));
  return lines.at(-1).endsWith(' 0 failed') ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
