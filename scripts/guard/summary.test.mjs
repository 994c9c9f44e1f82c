import { describe, expect, test } from 'vitest';
import { budgetSentence, stepLine, summaryLines } from './summary.mjs';

const step = (name, outcome, more = {}) => ({
  name,
  title: `Title of ${name}`,
  outcome: { passed: 0, failed: 0, ...outcome },
  seconds: 2,
  cpuSeconds: 3,
  budget: undefined,
  ...more,
});

describe('the line of a step', () => {
  test('has counts, CPU-seconds and seconds', () => {
    expect(stepLine(step('unit', { passed: 2634 }))).toBe(
      ' ok  Title of unit: 2634 passed, 0 failed, 3 CPU-s, 2 s',
    );
  });

  test('counts what was skipped and what is unsteady', () => {
    const outcome = { failed: 1, skipped: [{ count: 3, what: 'files', reason: 'r' }], unsteady: ['a'] };
    expect(stepLine(step('unit', outcome, { cpuSeconds: undefined }))).toBe(
      ' NO  Title of unit: 0 passed, 1 failed, 3 skipped, 1 unsteady, 2 s',
    );
  });
});

describe('the summary', () => {
  test('ends with the sum of all steps, a step over its budget counted as a failure', () => {
    const over = { allowed: 1, isOver: true };
    const lines = summaryLines(
      [step('lint', { passed: 1 }), step('unit', { passed: 4, failed: 1 }, { budget: over })],
      9,
    );
    expect(lines.at(-1)).toBe('5 passed, 2 failed');
    expect(lines).toContain('Failed: Title of unit (npm test -- --only unit)');
    expect(lines.join('\n')).toContain('Title of unit took 3 CPU-seconds and may take 1');
  });

  test('names the ten slowest tests of all steps', () => {
    const slowest = Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, seconds: at }));
    const lines = summaryLines([step('unit', { slowest })], 9).filter((line) => line.includes('unit: test'));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toContain('11.0 s  unit: test 11');
  });

  test('counts what was skipped with its reasons, and names unsteady tests', () => {
    const skipped = [
      { count: 2, what: 'tests', reason: 'no database' },
      { count: 40, what: 'files', reason: 'unchanged since abc' },
    ];
    const lines = summaryLines([step('unit', { skipped, unsteady: ['a › b'] })], 9);
    const at = lines.indexOf('Skipped: 42');
    expect(lines.slice(at + 1, at + 3)).toEqual([
      '  unit: 40 files, unchanged since abc',
      '  unit: 2 tests, no database',
    ]);
    expect(lines.slice(lines.findIndex((line) => line.startsWith('unsteady: 1')) + 1)[0]).toBe('  a › b');
  });
});

test('tests that are often unsteady are named before the counts, and fail nothing', () => {
  const lines = summaryLines([step('unit', { passed: 1 })], 9, ['Often unsteady: 1', '  a › b: 2 of 6 runs']);
  expect(lines.indexOf('  a › b: 2 of 6 runs')).toBeGreaterThan(0);
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
});

test('a step within its budget has no sentence', () => {
  expect(budgetSentence(step('unit', {}, { budget: { allowed: 2.6, isOver: false } }))).toBeUndefined();
});
