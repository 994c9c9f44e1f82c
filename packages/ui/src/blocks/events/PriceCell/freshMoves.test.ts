import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveShown } from '../../measures.ts';
import { forget, isFresh, whenSettled, type ShownMove } from './freshMoves.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('price moves', () => {
  it('are fresh for the display time only', () => {
    expect(isFresh(1000, 1000 + moveShown - 1)).toBe(true);
    expect(isFresh(1000, 1000 + moveShown)).toBe(false);
    expect(isFresh(undefined, 1000)).toBe(true);
  });

  const move = (settle: () => void): ShownMove => ({ settle });

  it('settle once, each at the end of its own display time', () => {
    const settled: string[] = [];
    whenSettled(
      move(() => settled.push('first')),
      Date.now(),
    );
    vi.advanceTimersByTime(1000);
    whenSettled(
      move(() => settled.push('second')),
      Date.now(),
    );
    vi.advanceTimersByTime(moveShown - 1000);
    expect(settled).toEqual(['first']);
    vi.advanceTimersByTime(1000);
    expect(settled).toEqual(['first', 'second']);
    vi.advanceTimersByTime(moveShown * 2);
    expect(settled).toEqual(['first', 'second']);
  });

  it('restart their display time when the same cell moves again, without delaying others', () => {
    const [again, once] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const moving = move(again);
    whenSettled(moving, Date.now());
    whenSettled(move(once), Date.now());
    vi.advanceTimersByTime(3000);
    whenSettled(moving, Date.now());
    vi.advanceTimersByTime(moveShown - 1);
    expect(once).toHaveBeenCalledOnce();
    expect(again).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledOnce();
  });

  it("don't settle after they were forgotten", () => {
    const settle = vi.fn<() => void>();
    const moving = move(settle);
    whenSettled(moving, Date.now());
    forget(moving);
    vi.advanceTimersByTime(moveShown * 2);
    expect(settle).not.toHaveBeenCalled();
  });
});
