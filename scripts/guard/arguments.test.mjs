import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

const STEPS = ['lint', 'unit', 'visual', 'journeys'];
const read = (...args) => readArguments(args, STEPS);

describe('the arguments of npm test', () => {
  test('choose everything that is affected by default', () => {
    expect(read()).toEqual({
      only: undefined,
      proven: false,
      changed: false,
      all: false,
      fresh: false,
      thorough: false,
      updateLooks: undefined,
      help: undefined,
    });
  });

  test('choose everything without anything of earlier runs', () => {
    expect(read('--fresh')).toMatchObject({ all: true, fresh: true });
    expect(read('--all')).toMatchObject({ all: true, fresh: false });
  });

  test('choose steps and parts of steps', () => {
    expect([...read('--only', 'unit,lint').only]).toEqual([
      ['unit', []],
      ['lint', []],
    ]);
    expect([...read('--only', 'journeys:favorites,journeys:line,visual:coupon').only]).toEqual([
      ['journeys', ['favorites', 'line']],
      ['visual', ['coupon']],
    ]);
    expect([...read('--only', 'unit:packages/betting,unit').only]).toEqual([['unit', []]]);
  });

  test('choose the stories whose looks are taken anew', () => {
    expect(read('--update-looks').updateLooks).toEqual([]);
    expect(read('--update-looks', 'button').updateLooks).toEqual(['button']);
  });

  test.each([
    [['--only', 'lnt'], 'There is no step "lnt". Steps: lint, unit'],
    [['--only', 'lint:src'], `"lint" can't be divided`],
    [['--only', ','], '--only needs a step'],
    [['--only'], `Option '--only <value>' argument missing`],
    [['--only', 'unit', 'packages/betting'], '--only unit:packages/betting'],
    [['--change'], "Unknown option '--change'"],
    [['--changed', '--all'], 'choose one'],
    [['--changed', '--fresh'], 'choose one'],
  ])('%j is answered with one sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
