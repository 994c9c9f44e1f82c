import { describe, expect, test } from 'vitest';
import { jurisdictions } from '../../../accounts/jurisdictions.ts';
import type { SiteSafety } from '../../../site/sites/siteSafety.ts';
import { checkDueAt, checkMinutes } from '../sessionTime/realityCheck.service.ts';
import {
  LIMIT_TYPE,
  isBreak,
  isExtraLimit,
  limitTypes,
  measureOf,
  moneyRule,
  type LimitType,
} from './limitTypes.ts';
import { CONFIRM_WITHIN, hasMandatoryLimits, mayHaveSafetyBar, rulesOf, safetyBarIn } from './safetyRules.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const site: SiteSafety = {
  jurisdiction: 'default',
  jurisdictionOfCountry: {},
  hasTestQuestions: false,
  hasSessionClock: false,
  hasExtraLimitsSwitch: false,
  isLockedWhilePending: false,
  identityAbove: [],
  fundsAbove: [],
};

test.each([
  ['default', DAY, false, 0, undefined, [1, 7, 30], 1, 1825, false],
  ['uk', DAY, false, 0, undefined, [1, 7, 30, 42], 180, 1825, false],
  ['ontario', DAY, false, 0, undefined, [1, 7, 30, 90], 180, 1825, false],
  ['sweden', 3 * DAY, true, 3, { minutes: 60, pauseSeconds: 0 }, [1, 7, 30], 30, 1825, false],
  ['germany', 7 * DAY, false, 1, { minutes: 60, pauseSeconds: 300 }, [1, 7, 30], 1, 1825, true],
  ['malta', DAY, false, 0, { minutes: 60, pauseSeconds: 0 }, [1, 7, 30], 1, 1825, false],
] as const)(
  'the rules of %s',
  (
    jurisdiction,
    increaseDelay,
    waitsForPeriod,
    mandatory,
    realityCheck,
    timeoutDays,
    least,
    most,
    hasPanicButton,
  ) => {
    const rules = rulesOf({ ...site, jurisdiction }, undefined);
    expect(rules).toMatchObject({ increaseDelay, waitsForPeriod, timeoutDays, hasPanicButton });
    expect(rules.realityCheck).toEqual(realityCheck);
    expect(rules.mandatoryDeposits).toHaveLength(mandatory);
    expect(rules.mandatoryDeposits.every((type) => [20, 21, 22].includes(type))).toBe(true);
    expect([rules.exclusionDays[0], rules.exclusionDays.at(-1)]).toEqual([least, most]);
    expect(rules.exclusionDays.toSorted((a, b) => a - b)).toEqual(rules.exclusionDays);
    expect([rules.hasTestQuestions, rules.hasExtraLimitsSwitch, rules.isLockedWhilePending]).toEqual([
      false,
      false,
      false,
    ]);
  },
);

test('every jurisdiction has rules', () => {
  expect(jurisdictions).toEqual(['default', 'uk', 'ontario', 'sweden', 'germany', 'malta']);
});

test('a player’s country takes precedence over the site’s jurisdiction, and a site can be stricter than the law', () => {
  const both: SiteSafety = {
    jurisdiction: 'malta',
    jurisdictionOfCountry: { se: 'sweden' },
    hasSessionClock: true,
    hasTestQuestions: true,
    hasExtraLimitsSwitch: true,
    isLockedWhilePending: true,
    identityAbove: [{ amount: 150_000n }],
    fundsAbove: [{ amount: 500_000n, days: 30 }],
  };
  expect(rulesOf(both, 'se').increaseDelay).toBe(3 * DAY);
  expect(rulesOf(both, 'fr')).toMatchObject({ increaseDelay: DAY, realityCheck: { minutes: 60 } });
  expect(rulesOf(both, 'se').hasSessionClock).toBe(true);
  expect(rulesOf(both, undefined)).toMatchObject({
    hasTestQuestions: true,
    hasExtraLimitsSwitch: true,
    isLockedWhilePending: true,
    identityAbove: [{ amount: 200_000n, days: 180 }, { amount: 150_000n }],
    fundsAbove: [{ amount: 500_000n, days: 30 }],
  });
});

test('a site has mandatory limits if any of its players does', () => {
  expect(hasMandatoryLimits(site)).toBe(false);
  expect(hasMandatoryLimits({ ...site, jurisdiction: 'germany' })).toBe(true);
  expect(hasMandatoryLimits({ ...site, jurisdictionOfCountry: { mt: 'malta' } })).toBe(false);
  expect(hasMandatoryLimits({ ...site, jurisdictionOfCountry: { mt: 'malta', se: 'sweden' } })).toBe(true);
});

test.each([
  ['default', undefined],
  ['uk', 'clock'],
  ['ontario', undefined],
  ['sweden', undefined],
  ['germany', 'clock-and-panic'],
  ['malta', 'clock'],
] as const)('the safety bar for players of %s', (jurisdiction, bar) => {
  const place: SiteSafety = { ...site, jurisdiction };
  expect(safetyBarIn(rulesOf(place, undefined))).toBe(bar);
  expect(mayHaveSafetyBar(place)).toBe(bar !== undefined);
  expect(mayHaveSafetyBar({ ...site, jurisdictionOfCountry: { xx: jurisdiction } })).toBe(bar !== undefined);
  // A site that requires the clock for all doesn't remove the button.
  expect(safetyBarIn(rulesOf({ ...place, hasSessionClock: true }, undefined))).toBe(bar ?? 'clock');
});

test('types have a unit and a group', () => {
  const by = (is: (type: LimitType) => boolean) => limitTypes.filter(is);
  expect(by((type) => measureOf(type) === 'money')).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22]);
  expect(by(isExtraLimit)).toEqual([1, 2, 3, 10, 11, 12]);
  expect(by(isBreak)).toEqual([30, 33]);
  expect([31, 32, 37].map((type) => measureOf(type as LimitType))).toEqual(['hours', 'minutes', 'none']);
});

test('a money limit counts one thing over a day, a week or thirty days', () => {
  const rules = limitTypes.flatMap((type) => moneyRule(type) ?? []);
  expect(rules).toEqual(
    ['wagering', 'loss', 'deposit'].flatMap((kind) =>
      [1, 7, 30].map((days) => ({ kind, seconds: days * DAY })),
    ),
  );
});

test('a player has a week to confirm', () => {
  expect(CONFIRM_WITHIN).toBe(7 * DAY);
});

describe('a reality check', () => {
  const started = new Date('2026-03-10T12:00:00Z');
  const rules = rulesOf(site, undefined);
  const malta = rulesOf({ ...site, jurisdiction: 'malta' }, undefined);
  const own = (value: bigint) => [
    { type: LIMIT_TYPE.realityCheck, value, iso: null, ends_at: null, returns_at: null, return_secret: null },
  ];

  test('has the player’s interval, or the jurisdiction’s if shorter', () => {
    expect(checkMinutes([], rules)).toBeUndefined();
    expect(checkMinutes(own(15n), rules)).toBe(15);
    expect(checkMinutes([], malta)).toBe(60);
    expect(checkMinutes(own(15n), malta)).toBe(15);
  });

  test('is due after sign-in, or after the last answer, unless the player may switch it off', () => {
    const session = { startedAt: started, answeredAt: null, isOff: false };
    const later = new Date(started.getTime() + 1000);
    const due = (date: Date) => new Date(date.getTime() + 15 * 60_000);
    expect(checkDueAt(15, session, rules)).toEqual(due(started));
    expect(checkDueAt(15, { ...session, answeredAt: later }, rules)).toEqual(due(later));
    expect(checkDueAt(undefined, session, rules)).toBeNull();
    expect(checkDueAt(15, { ...session, isOff: true }, rules)).toBeNull();
    expect(checkDueAt(15, { ...session, isOff: true }, malta)).toEqual(due(started));
  });
});
