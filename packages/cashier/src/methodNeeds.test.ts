import { expect, it } from 'vitest';
import { unmetNeed, type MethodNeeds, type NeedFacts } from './methodNeeds.ts';

const now = new Date('2026-11-30T12:00:00Z');
const player: NeedFacts = {
  isVerified: true,
  hasPhone: true,
  hasEmail: true,
  registeredAt: new Date('2026-11-27T12:00:01Z'),
  now,
};

it.each<[MethodNeeds, Partial<NeedFacts>, string | undefined]>([
  [{}, { isVerified: false, hasPhone: false, hasEmail: false }, undefined],
  [{}, { registeredAt: new Date('2026-11-30T12:00:01Z') }, undefined],
  [{ verified: true }, { isVerified: false }, 'VERIFICATION_REQUIRED'],
  [{ verified: true }, {}, undefined],
  [{ phone: true }, { hasPhone: false }, 'PHONE_NEEDED'],
  [{ email: true }, { hasEmail: false }, 'EMAIL_NEEDED'],
  [{ phone: true, email: true }, {}, undefined],
  [{ accountAgeDays: 3 }, {}, 'ACCOUNT_TOO_NEW'],
  [{ accountAgeDays: 3 }, { now: new Date('2026-11-30T12:00:01Z') }, undefined],
])('a method with the needs %o for a player with %o: %s', (needs, facts, expected) => {
  expect(unmetNeed(needs, { ...player, ...facts })?.code).toBe(expected);
});

it('names when an account is old enough', () => {
  expect(unmetNeed({ accountAgeDays: 3 }, player)).toEqual({
    code: 'ACCOUNT_TOO_NEW',
    until: new Date('2026-11-30T12:00:01Z'),
  });
});

it('lets a withdrawal only go to what was paid in from, if the method says so', () => {
  expect(unmetNeed({ depositedWith: true }, player, false)?.code).toBe('DEPOSIT_NEEDED');
  expect(unmetNeed({ depositedWith: true }, player, true)).toBeUndefined();
});
