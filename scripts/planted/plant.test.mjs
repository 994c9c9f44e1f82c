import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from '../guard/arguments.mjs';
import { steps } from '../guard/steps.mjs';
import { root } from '../lib/paths.mjs';
import { faults } from './faults.mjs';
import { chooseFaults, judgeRun, smallestRun, withFault } from './plant.mjs';

const stepNames = steps.map(({ name }) => name);

test.each(Object.entries(faults))('%s can be planted, in a step that exists', (_, { changes, only }) => {
  for (const change of changes) {
    const text = readFileSync(join(root, change.file), 'utf8');
    expect(withFault(text, change)).not.toBe(text);
  }
  expect(() => readArguments(['--only', only], stepNames)).not.toThrow();
});

test('each step that can find a fault has one', () => {
  const tried = new Set(Object.values(faults).map(({ only }) => only.split(':')[0]));
  // The fault tests and the model make faults themselves: they end connections, processes and servers. The thorough
  // step repeats tests of other steps.
  const untried = stepNames.filter((name) => !tried.has(name));
  expect(untried.filter((name) => !['faults', 'payment-faults', 'model', 'thorough'].includes(name))).toEqual(
    [],
  );
});

test('a place to change that is missing or ambiguous is an error', () => {
  const change = { file: 'a.ts', find: 'x', replace: 'y' };
  expect(withFault('a x b', change)).toBe('a y b');
  expect(() => withFault('a b', change)).toThrow('0 times');
  expect(() => withFault('x x', change)).toThrow('2 times');
});

test.each([
  [{ code: 0, output: '' }, 'missed'],
  [{ code: 0, output: 'Skipped: 1\n0 passed, 0 failed\n' }, 'not run'],
  [{ code: 1, output: 'The payout is wrong.' }, 'found'],
  [{ code: 1, output: 'Cannot find package' }, 'other reason'],
])('a run that ended with %j: %s', (done, verdict) => {
  expect(judgeRun(done, /payout/)).toBe(verdict);
});

test('a fault that is no affair of a step is left out by it', () => {
  expect(judgeRun({ code: 0, output: 'Nothing runs.' }, /Nothing runs/, true)).toBe('left out');
  expect(judgeRun({ code: 0, output: 'Runs 1 unit.' }, /Nothing runs/, true)).toBe('other reason');
  expect(judgeRun({ code: 1, output: 'Nothing runs.' }, /Nothing runs/, true)).toBe('other reason');
});

test('an unknown name is an error, and no name chooses all', () => {
  expect(chooseFaults([], ['a', 'b'])).toEqual(['a', 'b']);
  expect(chooseFaults(['b'], ['a', 'b'])).toEqual(['b']);
  expect(() => chooseFaults(['c'], ['a', 'b'])).toThrow('There is no fault "c": a, b.');
});

test.each([
  ['each', undefined, 'the component'],
  ['everything', undefined, 'another file'],
  ['thorough', true, 'the component'],
])('a fault is found in the smallest run that runs what it reaches: %s', (run, thorough, fault) => {
  expect(smallestRun(thorough, ['one', 'two'], (unit) => unit === 'two' && fault === 'the component')).toBe(
    run,
  );
});
