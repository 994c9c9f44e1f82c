import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { expect, test } from 'vitest';
import { isMessageKey } from '../messages/messages.ts';
import { entrySentence } from './entrySentence.ts';
import { subjectAddress, subjectText } from './subjectText.ts';

test('says who did what to whom', () => {
  expect(entrySentence({ operator: 'anna', action: 'player.blocks', subject: 'player:17' })).toBe(
    'anna changed the blocks of player 17',
  );
  expect(entrySentence({ operator: 'ben', action: 'market.suspend', subject: 'market:5' })).toBe(
    'ben suspended market 5',
  );
});

test('shows an unknown action and subject as they are', () => {
  expect(entrySentence({ operator: 'anna', action: 'ship.sink', subject: 'ship:1' })).toBe(
    'anna: ship.sink, ship:1',
  );
});

test('links the things that have a page', () => {
  expect(subjectAddress('coupon:5')).toBe('#/bets/5');
  expect(subjectAddress('approval:5')).toBeUndefined();
  expect(subjectText('report 2026-03-01')).toBe('report 2026-03-01');
});

test('has a sentence for every action of the operators’ calls', () => {
  const calls: readonly OperatorCall[] = Object.values(operatorCalls);
  const actions = calls.flatMap((call) => call.audit ?? []);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !isMessageKey(`did.${action}`))).toEqual([]);
});
