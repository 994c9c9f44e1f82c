// Hash of everything that each unit of a run depends on, and comparison with a commit.
import { createHash } from 'node:crypto';
import { root } from '../lib/paths.mjs';
import { toolsOf } from '../passes/machine.mjs';
import { openGit } from './git.mjs';
import { openStates } from './states.mjs';
import { unitFiles, unitHash } from './units.mjs';

/**
 * @typedef {object} Plan
 * @property {string | undefined} head commit; undefined when the folder is no git repository
 * @property {(step: string, unit: string) => string | undefined} hashOf hash of all that a unit's result depends on, in
 *   the repository and on this machine; undefined without git
 * @property {(step: string, unit: string, measured: import('./areas.mjs').Measured) => string | undefined} measuredHashOf
 *   the same for a journey, without the page sources that it didn't run
 * @property {(step: string, unit: string, reads: readonly string[]) => string[]} unknownTo files of the repository among
 *   those that a unit has read, on which it doesn't depend as far as the plan knows
 * @property {() => Pick<Plan, 'hashOf' | 'measuredHashOf'>} again the same for the work tree as it is at the call
 * @property {() => Comparison} sinceBranch compared with the commit at which the branch left its upstream branch or `main`
 * @property {() => Comparison} sinceChange the same; on the main branch itself, compared with the commit before the last
 *
 * @typedef {object} Comparison
 * @property {(step: string, unit: string) => boolean} hasChanged true if what has changed since then can reach the unit
 * @property {string | undefined} base the commit
 * @property {boolean} isEmpty true when no file has changed
 */

/**
 * @param {object} options
 * @param {import('../passes/machine.mjs').Machine} options.machine
 * @param {(step: string) => Record<string, unknown>} [options.settingsOf] settings of a step that results depend on
 * @param {string} [options.folder] of the work tree
 * @returns {Plan}
 */
export function makePlan({ machine, settingsOf = () => ({}), folder = root }) {
  const git = openGit(folder);
  const head = git.head();
  if (head === undefined) return planWithoutGit();
  const states = openStates(git, folder);
  const now = states.now();

  function hashesIn(state) {
    const known = new Map();
    function measuredHashOf(step, unit, measured) {
      const content = unitHash(step, unit, state, measured);
      const all = [step, unit, content, machine.id, toolsOf(step, machine), settingsOf(step)];
      return createHash('sha256').update(JSON.stringify(all)).digest('hex');
    }
    function hashOf(step, unit) {
      const name = `${step} ${unit}`;
      if (!known.has(name)) known.set(name, measuredHashOf(step, unit));
      return known.get(name);
    }
    return { hashOf, measuredHashOf };
  }

  const hashes = hashesIn(now);
  const { hashOf } = hashes;

  function since(base) {
    const state = states.at(base);
    const { hashOf: hashBefore } = hashesIn(state);
    return {
      base,
      isEmpty: hasSameFiles(now.files, state.files),
      hasChanged: (step, unit) => hashBefore(step, unit) !== hashOf(step, unit),
    };
  }

  return {
    head,
    ...hashes,
    unknownTo(step, unit, reads) {
      const own = reads.filter((path) => now.files.has(path));
      if (own.length === 0) return [];
      const known = unitFiles(step, unit, now);
      return own.filter((path) => !known.has(path));
    },
    again() {
      const state = states.now();
      return hasSameFiles(now.files, state.files) ? hashes : hashesIn(state);
    },
    sinceBranch: () => since(git.branchPoint() ?? head),
    sinceChange() {
      const point = git.branchPoint() ?? head;
      return since(point === head ? (git.commit('HEAD^') ?? head) : point);
    },
  };
}

function planWithoutGit() {
  const unknown = () => ({ base: undefined, isEmpty: false, hasChanged: () => true });
  const hashes = { hashOf: () => undefined, measuredHashOf: () => undefined };
  return {
    head: undefined,
    ...hashes,
    unknownTo: () => [],
    again: () => hashes,
    sinceBranch: unknown,
    sinceChange: unknown,
  };
}

function hasSameFiles(one, other) {
  return one.size === other.size && [...one].every(([path, hash]) => other.get(path) === hash);
}
