import { expect, test } from 'vitest';
import { idOfSegment, idSegment } from './segments.ts';

test('a segment keeps its id whatever the name is', () => {
  for (const name of ['Premier League', 'Série A', 'Премьер-лига', '', '2. Bundesliga', '...']) {
    expect(idOfSegment(idSegment(42, name)), name).toBe(42);
  }
  expect(idSegment(42, 'Série A – Brasil')).toBe('42-serie-a-brasil');
  expect(idSegment(42, 'Премьер')).toBe('42');
});

test.each(['', 'football', '0', '-1', '12px', '99999999999999999999', undefined])(
  '%j has no id',
  (segment) => {
    expect(idOfSegment(segment)).toBeUndefined();
  },
);
