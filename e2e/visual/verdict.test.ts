import { describe, expect, test } from 'vitest';
import { judgeLook, takeAgain } from './verdict.ts';

describe('a look whose digest differs from digests.json', () => {
  const difference = { difference: '40 pixels differ' };

  test('passes if it looks as at the base commit: only the machine or browser draws it differently', () => {
    expect(judgeLook('same', false, true)).toBe('drawnOtherwise');
    expect(judgeLook('same', true, false)).toBe('drawnOtherwise');
  });

  test('fails if it looks different and its entry was left as it was', () => {
    expect(judgeLook(difference, false, true)).toEqual({ failure: '40 pixels differ' });
    expect(judgeLook(difference, false, false)).toEqual({ failure: '40 pixels differ' });
  });

  test('fails if its new entry is by this browser but differs from what it draws', () => {
    const failure = 'has a new digest in digests.json that is not what this machine draws';
    expect(judgeLook(difference, true, true)).toEqual({ failure });
    expect(judgeLook('absent', true, true)).toEqual({ failure });
  });

  test('is a new look if its new entry is by another browser', () => {
    expect(judgeLook(difference, true, false)).toBe('newLook');
    expect(judgeLook('absent', true, false)).toBe('newLook');
  });
});

describe('a story that failed among others', () => {
  const takes = (...results: boolean[]) => {
    const left = [...results];
    return { left, take: () => Promise.resolve(left.shift() ?? false) };
  };

  test('is unsteady if it passes twice alone', async () => {
    expect(await takeAgain(takes(true, true).take)).toBe('unsteady');
  });

  test('fails if it fails alone once, without another take', async () => {
    const { left, take } = takes(false, true);
    expect(await takeAgain(take)).toBe('failed');
    expect(left).toEqual([true]);
    expect(await takeAgain(takes(true, false).take)).toBe('failed');
  });
});
