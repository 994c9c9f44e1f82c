import type { Closure } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { choiceOf, closuresOn } from './closures.ts';

const closure = (changes: Partial<Closure>): Closure => ({
  id: '1',
  scope: 'market',
  subject: '7.total.2.5',
  cause: 'suspended',
  eventId: null,
  reason: 'An injury',
  operator: 'anna',
  at: 0,
  match: null,
  ...changes,
});

test('a market that isn’t closed can only be suspended', () => {
  expect(choiceOf([], true)).toEqual({ maySuspend: true, mayOpen: false });
});

test('a suspended market can only be opened', () => {
  expect(choiceOf([closure({})], true)).toEqual({ maySuspend: false, mayOpen: true });
});

test('a market with a published result can’t be opened before the result is lifted', () => {
  expect(choiceOf([closure({}), closure({ cause: 'result' })], true).mayOpen).toBe(false);
});

test('a market can be opened while older closures aren’t read', () => {
  expect(choiceOf([], false)).toEqual({ maySuspend: true, mayOpen: true });
});

test('closures of another scope with the same id don’t count', () => {
  const rows = [closure({ scope: 'match', subject: '1' }), closure({ scope: 'sport', subject: '1' })];
  expect(closuresOn({ rows, isWhole: true }, { scope: 'sport', subject: '1' })).toEqual([rows[1]]);
});
