// Writes what a step has proven into the store, and takes back what it has refuted.

/**
 * @typedef {object} UnitResult of a unit's first attempt
 * @property {string} unit
 * @property {boolean} hasPassed
 * @property {boolean} [isUnsteady] true if it failed and then passed alone
 * @property {number} seconds of wall time
 * @property {readonly string[]} [reads] files that it opened at run time
 * @property {import('../affected/areas.mjs').Measured} [measured] what a journey has run, where that is known
 */

/**
 * @param {object} recording
 * @param {ReturnType<typeof import('./store.mjs').openStore>} recording.store
 * @param {import('../affected/plan.mjs').Plan} recording.plan
 * @param {string} recording.step
 * @param {readonly UnitResult[]} recording.results
 * @param {number | undefined} recording.cpuSeconds of the step
 * @param {Record<string, string>} recording.tools of the step
 * @param {number} [recording.now] milliseconds since 1970
 * @returns {{ written: number, refuted: string[], incomplete: { unit: string, reads: string[] }[] }} number of passes
 *   written, units that failed although they had passed with the same content, and units that have read files of which
 *   the plan doesn't know that they depend on them
 */
export function recordResults({ store, plan, step, results, cpuSeconds, tools, now = Date.now() }) {
  // A file that was edited during the run makes it unknown with which content its units ran.
  const again = plan.again();
  const ran = results.filter(({ unit }) => {
    const hash = plan.hashOf(step, unit);
    return hash !== undefined && hash === again.hashOf(step, unit);
  });
  const sum = results.reduce((total, { seconds }) => total + seconds, 0);
  // The start of a step is no unit's: a build, a platform, the runner itself.
  const shareOf = (seconds) =>
    cpuSeconds === undefined || sum === 0 ? seconds : Math.min(seconds, (seconds / sum) * cpuSeconds);
  const refuted = [];
  const incomplete = [];
  let written = 0;
  for (const { unit, hasPassed, isUnsteady, seconds, reads = [], measured } of ran) {
    const hash = plan.hashOf(step, unit);
    const before = store.find(step, hash) ?? findMeasuredPass(store, plan, step, unit);
    const unknown = plan.unknownTo(step, unit, reads);
    if (unknown.length > 0) incomplete.push({ unit, reads: unknown });
    if (hasPassed && unknown.length === 0) {
      const [times, at] = [(before?.times ?? 0) + 1, new Date(now).toISOString()];
      const figures = { seconds, cpuSeconds: shareOf(seconds) };
      const pass = { step, unit, commit: plan.head, at, times, ...figures, tools };
      store.write(step, hash, pass);
      if (measured)
        store.writeMeasured(step, unit, {
          pass,
          hash: plan.measuredHashOf(step, unit, measured),
          measured,
        });
      else store.removeMeasured(step, unit);
      written += 1;
    } else {
      store.remove(step, hash);
      store.removeMeasured(step, unit);
      if (before && !hasPassed && !isUnsteady) refuted.push(unit);
    }
  }
  if (refuted.length > 0) store.empty(step);
  store.writeLastRuns(
    step,
    Object.fromEntries(
      results.map(({ unit, hasPassed, seconds }) => [
        unit,
        { cpuSeconds: shareOf(seconds), hasFailed: !hasPassed },
      ]),
    ),
  );
  store.prune(step, now);
  return { written, refuted, incomplete };
}

/**
 * The pass of a unit by what it was measured to run: all of it is as it was.
 * @param {ReturnType<typeof import('./store.mjs').openStore>} store
 * @param {import('../affected/plan.mjs').Plan} plan
 * @param {string} step
 * @param {string} unit
 * @returns {import('./store.mjs').Pass | undefined}
 */
export function findMeasuredPass(store, plan, step, unit) {
  const last = store.findMeasured(step, unit);
  return last && plan.measuredHashOf(step, unit, last.measured) === last.hash ? last.pass : undefined;
}
