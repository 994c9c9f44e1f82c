// CPU-seconds of the guard's steps, from samples of /proc. Sampling includes processes that the system's own sums
// lose: the renderers of a browser that is killed, and servers that outlive their parent.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const SAMPLE_EVERY = 500;

/**
 * @typedef {{ parent: number, start: number, own: number, waited: number }} Process
 *   `start` tells processes that reuse an id apart; `own` is its CPU time so far, `waited` that of its descendants
 *   that ended and were waited for, both in ticks
 */

/**
 * Parses a line of /proc/<pid>/stat.
 * @param {string} text
 * @returns {Process}
 */
export function parseStat(text) {
  // The program's name is in brackets and may contain spaces and brackets itself.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (index) => Number(fields[index]);
  return { parent: field(1), start: field(19), own: field(11) + field(12), waited: field(13) + field(14) };
}

/**
 * Sums the CPU time of process trees over samples. The time that a process uses between its last sample and its end
 * is taken from its parent's `waited`.
 * @param {readonly number[]} roots process ids whose descendants count; their own time before the first sample does not
 */
export function createAccount(roots) {
  /** @type {Map<number, Process>} */
  let known = new Map();
  let total = 0;
  return {
    /**
     * @param {ReadonlyMap<number, Process>} running all processes of the machine
     * @returns {number} ticks since the first sample
     */
    sample(running) {
      const next = ours(running, known, roots);
      const counted = new Map();
      for (const [pid, process] of known) {
        if (next.has(pid)) continue;
        const heir = livingAncestor(process, known, next);
        counted.set(heir, (counted.get(heir) ?? 0) + process.own + process.waited);
      }
      for (const [pid, process] of next) {
        const before = known.get(pid);
        if (before) {
          const ended = process.waited - before.waited - (counted.get(pid) ?? 0);
          total += process.own - before.own + Math.max(0, ended);
        } else if (!roots.includes(pid)) total += process.own + process.waited;
      }
      known = next;
      return total;
    },
  };
}

/** The running processes that count: the roots, those known from earlier samples, and their descendants. */
function ours(running, known, roots) {
  const answers = new Map();
  const isOurs = (pid) => {
    const process = running.get(pid);
    if (!process) return false;
    if (!answers.has(pid)) {
      answers.set(pid, false);
      const isKnown = known.get(pid)?.start === process.start;
      answers.set(pid, isKnown || roots.includes(pid) || isOurs(process.parent));
    }
    return answers.get(pid);
  };
  return new Map([...running].filter(([pid]) => isOurs(pid)));
}

function livingAncestor(process, known, next) {
  let { parent } = process;
  while (!next.has(parent) && known.has(parent)) ({ parent } = known.get(parent));
  return parent;
}

function readProcesses() {
  const running = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      running.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'latin1')));
    } catch {
      // It ended after the folder was listed.
    }
  }
  return running;
}

/**
 * Measures this process, everything it starts, and `others` with everything they start.
 * @param {readonly number[]} [others] process ids, such as those of a database that tests use
 * @returns {{ seconds: () => number | undefined, stop: () => void }} CPU-seconds so far; undefined on systems
 *   without /proc
 */
export function startMeter(others = []) {
  const account = createAccount([process.pid, ...others]);
  const sample = () => account.sample(readProcesses()) / TICKS_PER_SECOND;
  try {
    sample();
  } catch {
    return { seconds: () => undefined, stop: () => {} };
  }
  const timer = setInterval(sample, SAMPLE_EVERY);
  return { seconds: sample, stop: () => clearInterval(timer) };
}
