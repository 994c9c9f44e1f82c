// Text of a run: a line for each step, and a summary at the end.

const SLOWEST = 10;
/** Maximum number of a step's failed tests that the summary names again. */
const MOST_FAILURES = 20;
/** Maximum number of lines about skips; skips with the same reason share a line. */
const MOST_SKIP_LINES = 20;

/**
 * @typedef {import('./test-run.mjs').Outcome} Outcome
 * @typedef {object} Done a step that ran
 * @property {string} name
 * @property {string} title
 * @property {Outcome} outcome
 * @property {number} seconds of wall time
 * @property {number | undefined} cpuSeconds
 * @property {{ allowed: number, isOver: boolean } | undefined} budget
 */

const skippedIn = ({ skipped = [] }) => skipped.reduce((sum, { count }) => sum + count, 0);

const figure = (number) => number.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** @param {Done} done */
export function stepLine({ title, outcome, seconds, cpuSeconds }) {
  const sign = outcome.failed === 0 ? 'ok' : 'NO';
  const skipped = skippedIn(outcome);
  const counts = [
    `${outcome.passed} passed`,
    `${outcome.failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(outcome.unsteady?.length ? [`${outcome.unsteady.length} unsteady`] : []),
    ...(cpuSeconds === undefined ? [] : [`${figure(cpuSeconds)} CPU-s`]),
    `${figure(seconds)} s`,
  ];
  return ` ${sign}  ${title}: ${counts.join(', ')}`;
}

/** The sentence for a step that takes more CPU time than it may; undefined when it doesn't. */
export function budgetSentence({ name, title, cpuSeconds, budget }) {
  if (!budget?.isOver) return undefined;
  return (
    `${title} took ${figure(cpuSeconds)} CPU-seconds and may take ${figure(budget.allowed)}: make it cheaper, ` +
    `move what is slow to test:thorough, or raise "${name}" in scripts/budgets.json and say why.`
  );
}

/**
 * @param {readonly Done[]} done
 * @param {number} seconds wall time of the whole run
 * @param {readonly string[]} [often] lines about tests that are often unsteady
 * @returns {string[]} lines; the last one is "N passed, N failed"
 */
export function summaryLines(done, seconds, often = []) {
  const passed = done.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = done.reduce(
    (sum, { outcome, budget }) => sum + outcome.failed + (budget?.isOver ? 1 : 0),
    0,
  );
  const cpuSeconds = done.reduce((sum, it) => sum + (it.cpuSeconds ?? 0), 0);
  const total = `${figure(seconds)} s${cpuSeconds > 0 ? `, ${figure(cpuSeconds)} CPU-s` : ''}`;
  return [
    '',
    ...slowestLines(done),
    ...budgetLines(done),
    ...skippedLines(done),
    ...unsteadyLines(done),
    ...often,
    ...reportedLines(done),
    ...done.map(budgetSentence).filter(Boolean),
    ...done.filter(({ outcome }) => outcome.failed > 0).flatMap(failedLines),
    total,
    `${passed} passed, ${failed} failed`,
  ];
}

function failedLines({ name, title, outcome: { failures = [] } }) {
  const rest = failures.length - MOST_FAILURES;
  return [
    `Failed: ${title} (npm test -- --only ${name})`,
    ...failures.slice(0, MOST_FAILURES).map((failure) => `  ${failure}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function slowestLines(done) {
  const tests = done.flatMap(({ name, outcome }) =>
    (outcome.slowest ?? []).map((test) => ({ ...test, step: name })),
  );
  if (tests.length === 0) return [];
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    'Slowest tests:',
    ...slowest.map(({ step, name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${step}: ${name}`),
  ];
}

function budgetLines(done) {
  const rows = done.filter(({ cpuSeconds }) => cpuSeconds !== undefined);
  if (rows.length === 0) return [];
  return [
    'CPU-seconds of each step and its budget:',
    ...rows.map(({ name, cpuSeconds, budget }) => {
      const of = budget ? ` of ${figure(budget.allowed)}` : '';
      return `  ${cpuSeconds.toFixed(1).padStart(7)}${of}  ${name}`;
    }),
  ];
}

function skippedLines(done) {
  const skips = done.flatMap(({ name, outcome }) =>
    (outcome.skipped ?? []).map((skip) => ({ ...skip, step: name })),
  );
  if (skips.length === 0) return [];
  const sum = skips.reduce((all, { count }) => all + count, 0);
  const lines = skips
    .toSorted((a, b) => b.count - a.count)
    .map(({ step, count, what, reason }) => `  ${step}: ${count} ${what}, ${reason}`);
  const rest = lines.length - MOST_SKIP_LINES;
  return [
    `Skipped: ${sum}`,
    ...lines.slice(0, MOST_SKIP_LINES),
    ...(rest > 0 ? [`  and ${rest} more reasons`] : []),
  ];
}

function reportedLines(done) {
  const names = done.flatMap(({ outcome }) => outcome.reported ?? []);
  return names.length === 0
    ? []
    : [
        `Reported only: ${names.length} (failed, but the change can't reach them: correct them in one of its own)`,
        ...names.map((name) => `  ${name}`),
      ];
}

function unsteadyLines(done) {
  const names = done.flatMap(({ outcome }) => outcome.unsteady ?? []);
  return names.length === 0
    ? []
    : [
        `unsteady: ${names.length} (failed once, then passed twice alone)`,
        ...names.map((name) => `  ${name}`),
      ];
}
