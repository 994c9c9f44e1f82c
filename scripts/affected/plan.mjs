// Decides which units of a run can be skipped: those whose dependencies are the same as in an older commit that the
// guard has already judged. A tenth of them runs all the same, so that a dependency the graph doesn't know is found.
import { createHash } from 'node:crypto';
import { root } from '../lib/paths.mjs';
import { openGit } from './git.mjs';
import { readStates } from './states.mjs';
import { DIGESTS, unitHash } from './units.mjs';

/** Each run takes one in this many of the skipped units. */
const ROTATION = 10;

/**
 * @typedef {object} Plan
 * @property {string} sentence what the run is compared with, for people
 * @property {string | undefined} base commit; undefined when everything runs
 * @property {(unit: string) => boolean} isDue true when a unit belongs to the tenth of this run's rotation
 * @property {number | undefined} share number of the tenth, from 1 to 10; undefined without rotation
 * @property {() => string[]} changedLooks ids of stories whose expected look was changed
 * @property {boolean} isEmpty true when nothing has changed since then
 * @property {(step: string, unit: string) => 'affected' | 'due' | 'unchanged'} judge
 */

/** True when a unit belongs to the tenth that is due at a commit. */
export function isDue(unit, head) {
  return createHash('sha256').update(`${unit}\n${head}`).digest().readUInt32BE() % ROTATION === 0;
}

/** Ids of stories whose line in the digests has changed. */
function findChangedLooks(before, now) {
  const read = ({ files, textOf }) => {
    const content = files.has(DIGESTS) ? JSON.parse(textOf(DIGESTS)) : {};
    return content.looks ?? content;
  };
  const [old, current] = [read(before), read(now)];
  return Object.keys(current).filter((id) => JSON.stringify(old[id]) !== JSON.stringify(current[id]));
}

/**
 * @param {{ all: boolean, changed: boolean, base?: string, folder?: string }} options `base` is a commit that the
 *   caller names; `changed` compares with the point where the branch began, without the rotation
 * @returns {Plan}
 */
export function makePlan({ all, changed, base: named, folder = root }) {
  const git = openGit(folder);
  const head = git.head();
  const rotation = {
    isDue: (unit) => !changed && head !== undefined && isDue(unit, head),
    share: changed || head === undefined ? undefined : shareOf(head),
  };
  const everything = (why) => ({
    sentence: `Everything runs${why}.`,
    base: undefined,
    isEmpty: false,
    judge: () => 'affected',
    changedLooks: () => [],
    ...rotation,
  });
  if (all) return everything('');
  if (!head) return everything(': this folder is no git repository');
  const base = findBase(git, { named, changed });
  if (!base) return everything(': there is no commit to compare with');
  const { now, base: before, isEmpty } = readStates(git, folder, base);
  const short = base.slice(0, 8);
  return {
    sentence: `What has not changed since ${short} is skipped${changed ? '' : ', except for a tenth of it'}.`,
    base: short,
    isEmpty,
    changedLooks: () => findChangedLooks(before, now),
    judge(step, unit) {
      if (!before.files.has(unit) && now.files.has(unit)) return 'affected';
      if (unitHash(step, unit, now) !== unitHash(step, unit, before)) return 'affected';
      return rotation.isDue(unit) ? 'due' : 'unchanged';
    },
    ...rotation,
  };
}

/** The tenth of a step's cases that is due at a commit, from 1 to 10. */
function shareOf(head) {
  return (Number.parseInt(head.slice(0, 8), 16) % ROTATION) + 1;
}

function findBase(git, { named, changed }) {
  if (named) return git.commit(named);
  return changed ? (git.branchPoint() ?? git.head()) : git.olderCommit();
}
