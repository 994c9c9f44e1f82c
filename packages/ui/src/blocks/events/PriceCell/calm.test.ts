import { expect, it } from 'vitest';
import { moveShown } from '../../measures.ts';
import { isCalm } from './calm.ts';

const calmMoves = (count: number, at: number): number =>
  Array.from({ length: count }, () => isCalm(at)).filter(Boolean).length;

it('marks a burst of moves after a pause, and none while many prices keep moving', () => {
  expect(calmMoves(400, 10_000)).toBe(400);
  expect(calmMoves(400, 10_100)).toBe(0);
  expect(calmMoves(400, 10_200)).toBe(0);
});

it('marks moves again after a calm period of the display time of a mark', () => {
  calmMoves(400, 50_000);
  expect(isCalm(50_150)).toBe(false);
  expect(isCalm(50_099 + moveShown)).toBe(false);
  expect(isCalm(50_100 + moveShown)).toBe(true);
});

it('always marks moves when few prices move', () => {
  for (let at = 100_000; at < 110_000; at += 20) expect(isCalm(at)).toBe(true);
});
