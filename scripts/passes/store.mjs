// The store of passes: what the guard has seen pass on this machine, by the hash of everything that the result depends
// on. It is outside of any clone, so that work trees, branches and clones share it. Each pass has a seal by a secret
// of the store: one that was written by hand, or by the guard of another machine, is refused.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
/** Days after which the file of a pass is removed. */
const KEPT_DAYS = 30;

/**
 * @typedef {object} Pass
 * @property {string} step
 * @property {string} unit
 * @property {string} commit HEAD of the run; the work tree may have had other content, which the hash covers
 * @property {string} at time of the last run, ISO 8601
 * @property {number} times how often it has passed with this content
 * @property {number} seconds of wall time
 * @property {number} cpuSeconds its share of the step's
 * @property {Record<string, string>} tools versions by name
 *
 * @typedef {object} MeasuredPass the last pass of a unit of which it is known what it has run
 * @property {Pass} pass
 * @property {string} hash by what was measured
 * @property {import('../affected/areas.mjs').Measured} measured
 *
 * @typedef {{ cpuSeconds: number, hasFailed: boolean }} Last the last run of a unit, with any content
 */

/** Folder of the store of this user. */
export function storeFolder({ XDG_CACHE_HOME } = process.env) {
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchline', 'passes');
}

/**
 * Opens the store, and creates it where there is none.
 * @param {string} [folder]
 * @throws {Error} one sentence when it can't be written
 */
export function openStore(folder = storeFolder()) {
  const secret = readSecret(folder);
  let refused = 0;
  const fileOf = (step, name) => join(folder, step, `${name}.json`);
  const sealOf = (...content) => createHmac('sha256', secret).update(JSON.stringify(content)).digest('hex');

  function readSealed(step, name) {
    const row = readJson(fileOf(step, name));
    if (!row) return undefined;
    if (row.seal === sealOf(step, name, row.pass)) return row.pass;
    refused += 1;
    return undefined;
  }

  function writeSealed(step, name, pass) {
    writeWhole(fileOf(step, name), { pass, seal: sealOf(step, name, pass) });
  }

  const remove = (step, name) => rmSync(fileOf(step, name), { force: true });

  return {
    /** @returns {Pass | undefined} the pass of a unit with this hash; undefined for none, and for one without its seal */
    find: readSealed,

    /** Writes the pass of a unit with this hash. */
    write: writeSealed,

    /** Removes the pass of a unit with this hash. */
    remove,

    /** @returns {MeasuredPass | undefined} undefined for none, and for one without its seal */
    findMeasured: (step, unit) => readSealed(step, measuredNameOf(unit)),

    /** @param {MeasuredPass} pass */
    writeMeasured: (step, unit, pass) => writeSealed(step, measuredNameOf(unit), pass),

    /** Removes the measured pass of a unit. */
    removeMeasured: (step, unit) => remove(step, measuredNameOf(unit)),

    /** Removes all passes of a step. */
    empty: (step) => rmSync(join(folder, step), { recursive: true, force: true }),

    /** Removes passes of a step that nobody needs any more. */
    prune(step, now = Date.now()) {
      for (const name of listFiles(join(folder, step))) {
        const file = join(folder, step, name);
        const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now };
        if (now - mtimeMs > KEPT_DAYS * DAY) rmSync(file, { force: true });
      }
    },

    /** Number of passes that were refused since the store was opened. */
    refused: () => refused,

    /** @returns {import('./history.mjs').History} of all steps */
    history: () => readJson(join(folder, 'history.json')) ?? {},

    /** @param {import('./history.mjs').History} history */
    writeHistory(history) {
      writeWhole(join(folder, 'history.json'), history);
    },

    /** @returns {Record<string, Last>} the last run of each unit of a step, which proves nothing */
    lastRuns: (step) => readJson(join(folder, 'last', `${step}.json`)) ?? {},

    /** @param {Record<string, Last>} runs by unit; those of other units stay */
    writeLastRuns(step, runs) {
      writeWhole(join(folder, 'last', `${step}.json`), { ...this.lastRuns(step), ...runs });
    },
  };
}

/** Name of a unit's measured pass, beside those that have a hash as their name. */
const measuredNameOf = (unit) => `measured-${unit.replaceAll('/', '-')}`;

/** Reads the secret of a store; a new store gets one, readable by its user alone. */
function readSecret(folder) {
  const file = join(folder, 'secret');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Error(`The store of passes can't be written: ${error.message}.`, { cause: error });
  }
  return readFileSync(file, 'utf8');
}

function listFiles(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file so that a run beside this one reads all of it or nothing. */
function writeWhole(file, content) {
  mkdirSync(join(file, '..'), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(content));
  renameSync(part, file);
}
