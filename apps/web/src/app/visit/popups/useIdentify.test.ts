import { expect, test } from 'vitest';
import { identifyReason } from './useIdentify.ts';

const asks = {
  verification_status: 1,
  user_status_id: 0,
  show_verification_modal_on_deposit_page: true,
  is_identification_bonus: false,
};

test('a player is asked on the deposit page, for a bonus on every page, and never where it is answered', () => {
  expect(identifyReason('/en/office/recharge', asks)).toBe('deposit');
  expect(identifyReason('/en/live', asks)).toBeUndefined();
  expect(identifyReason('/en/live', { ...asks, is_identification_bonus: true })).toBe('bonus');
  const page = '/en/office/identification';
  expect(identifyReason(page, { ...asks, is_identification_bonus: true })).toBeUndefined();
});

test('a player who is verified or awaits the result is not asked', () => {
  expect(identifyReason('/en/office/recharge', { ...asks, verification_status: 2 })).toBeUndefined();
  expect(identifyReason('/en/office/recharge', { ...asks, user_status_id: 1 })).toBeUndefined();
});
