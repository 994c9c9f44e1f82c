// Parts without side effects of scripts/planted-faults.mjs.

/**
 * @param {string} text content of the file
 * @param {{ file: string, find: string, replace: string }} change
 * @returns {string} the content with the fault
 * @throws {Error} if the place to change isn't there exactly once
 */
export function withFault(text, { file, find, replace }) {
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has the text to change ${parts.length - 1} times instead of once: correct the fault in scripts/planted/faults.mjs.`,
    );
  }
  return parts.join(replace);
}

/** Last line of a run whose step can't run on this machine, for example for lack of a database. */
const NOTHING_RAN = /^0 passed, 0 failed$/m;

/**
 * @param {{ code: number, output: string }} run of the guard with the fault
 * @param {RegExp} says the expected reason
 * @param {boolean} [passes] whether the step has to pass, as the fault is none of its affairs
 * @returns {'found' | 'left out' | 'missed' | 'not run' | 'other reason'} `not run`: the step can't run here
 */
export function judgeRun({ code, output }, says, passes = false) {
  if (passes) return code === 0 && says.test(output) ? 'left out' : 'other reason';
  if (NOTHING_RAN.test(output)) return 'not run';
  if (code === 0) return 'missed';
  return says.test(output) ? 'found' : 'other reason';
}

/**
 * @param {readonly string[]} wanted names; all when empty
 * @param {readonly string[]} names of all faults
 * @returns {readonly string[]}
 * @throws {Error} for an unknown name
 */
export function chooseFaults(wanted, names) {
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no fault "${unknown}": ${names.join(', ')}.`);
  return wanted.length > 0 ? wanted : names;
}

/**
 * The smallest run that finds a fault: one after a change that makes it (`each`), one of all units (`everything`), or
 * `npm run test:thorough`.
 * @param {boolean | undefined} thorough whether only a thorough run finds it
 * @param {readonly string[]} units of the step that finds it
 * @param {(unit: string) => boolean} isReached true if the fault is in what a unit depends on
 * @returns {'each' | 'everything' | 'thorough'}
 */
export function smallestRun(thorough, units, isReached) {
  if (thorough) return 'thorough';
  return units.some(isReached) ? 'each' : 'everything';
}
