import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { noteRuns, oftenUnsteadyLines, readOwners } from './history.mjs';

const at = (day) => `2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z`;
/** The history after runs of one test, the oldest first: `x` is a rerun, `.` a pass, a space a run without it. */
const after = (runs, history = {}) =>
  [...runs].reduce(
    (before, run, index) =>
      noteRuns(
        before,
        { ran: run === ' ' ? ['b'] : ['a', 'b'], unsteady: run === 'x' ? ['a'] : [] },
        at(index + 1),
      ),
    history,
  );

describe('the history of reruns', () => {
  test('has no test that never ran again', () => expect(after('.....')).toEqual({}));

  test('begins with the first rerun of a test, and has the runs that ran it', () => {
    expect(after('..x. .')).toEqual({
      a: [
        { at: at(3), isRerun: true },
        { at: at(4), isRerun: false },
        { at: at(6), isRerun: false },
      ],
    });
  });

  test('forgets a test after twenty runs without a rerun', () => {
    expect(after(`x${'.'.repeat(19)}`).a).toHaveLength(20);
    expect(after(`x${'.'.repeat(20)}`)).toEqual({});
  });

  test('keeps the runs of other steps', () => {
    const others = { c: [{ at: at(1), isRerun: true }] };
    expect(after('x', others)).toMatchObject(others);
  });
});

describe('the lines about tests that are often unsteady', () => {
  const linesAfter = (runs, owners = {}) => oftenUnsteadyLines(after(runs), owners);

  test.each(['', 'x', `x${'.'.repeat(19)}x`])('are missing after %o', (runs) =>
    expect(linesAfter(runs)).toEqual([]),
  );

  test('name a test with two reruns in its last twenty runs, with the day of the first', () => {
    expect(linesAfter('..x...x.')).toEqual([
      'Often unsteady: 1 (correct their cause)',
      '  a: 2 of 6 runs since 2026-06-03; no owner: name one in scripts/guard/unsteady-owners.json',
    ]);
  });

  test('name its owner', () => expect(linesAfter('xx', { a: 'Ada' })[1]).toContain('; owner: Ada'));

  test('begin with the test that was run again most often', () => {
    const history = noteRuns(after('xx'), { unsteady: ['c'] }, at(9));
    const more = noteRuns(noteRuns(history, { unsteady: ['c'] }, at(10)), { unsteady: ['c'] }, at(11));
    expect(oftenUnsteadyLines(more, {}).map((line) => line.trim()[0])).toEqual(['O', 'c', 'a']);
  });
});

test('every owner has a name, and owns a story or a test of a file that exists', () => {
  for (const [name, owner] of Object.entries(readOwners())) {
    expect(owner.trim(), name).not.toBe('');
    const [file, title] = name.split(' › ');
    if (title !== undefined) expect(existsSync(join(root, file)), name).toBe(true);
  }
});
