import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveShown } from '../../measures.ts';
import { forget, isFresh, whenSettled } from './freshMoves.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('moves of prices', () => {
  it('are shown for their time and no longer', () => {
    expect(isFresh(1000, 1000 + moveShown - 1)).toBe(true);
    expect(isFresh(1000, 1000 + moveShown)).toBe(false);
    expect(isFresh(undefined, 1000)).toBe(true);
  });

  it('settle once each, in the order they began', () => {
    const settled: string[] = [];
    whenSettled(Date.now(), () => settled.push('first'));
    vi.advanceTimersByTime(1000);
    whenSettled(Date.now(), () => settled.push('second'));
    vi.advanceTimersByTime(moveShown - 1000);
    expect(settled).toEqual(['first']);
    vi.advanceTimersByTime(1000);
    expect(settled).toEqual(['first', 'second']);
    vi.advanceTimersByTime(moveShown * 2);
    expect(settled).toEqual(['first', 'second']);
  });

  it('are shown anew when the same cell moves again', () => {
    const settle = vi.fn<() => void>();
    whenSettled(Date.now(), settle);
    vi.advanceTimersByTime(3000);
    whenSettled(Date.now(), settle);
    vi.advanceTimersByTime(moveShown - 1);
    expect(settle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(settle).toHaveBeenCalledOnce();
  });

  it('of a cell that is gone settle nothing', () => {
    const settle = vi.fn<() => void>();
    whenSettled(Date.now(), settle);
    forget(settle);
    vi.advanceTimersByTime(moveShown * 2);
    expect(settle).not.toHaveBeenCalled();
  });
});
