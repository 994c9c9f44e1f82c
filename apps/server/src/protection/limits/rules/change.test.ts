import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteSafety } from '../../../site/sites/siteSafety.ts';
import { effectOf, needsQuestions, type LimitInForce, type Present } from './change.ts';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';
import type { AskedLimit } from './limitValues.ts';
import { CONFIRM_WITHIN, rulesOf, type SafetyRules } from './safetyRules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date('2026-03-10T12:00:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

const site: SiteSafety = {
  jurisdiction: 'default',
  jurisdictionOfCountry: { se: 'sweden', de: 'germany' },
  hasTestQuestions: false,
  hasSessionClock: false,
  hasExtraLimitsSwitch: false,
  isLockedWhilePending: false,
  identityAbove: [],
  fundsAbove: [],
};
const usual = rulesOf(site, undefined);
const sweden = rulesOf(site, 'se');

const asked = (type: LimitType, value: bigint, changes: Partial<AskedLimit> = {}): AskedLimit => ({
  type,
  value,
  iso: type < 30 ? 'EUR' : null,
  isRemoval: false,
  reason: null,
  ...changes,
});
const removal = (type: LimitType): AskedLimit => asked(type, 0n, { isRemoval: true });
const inForce = (value: bigint, changes: Partial<LimitInForce> = {}): LimitInForce => ({
  value,
  iso: 'EUR',
  startsAt: after(-DAY),
  endsAt: null,
  ...changes,
});
const has = (limit?: LimitInForce, changes: Partial<Present> = {}): Present => ({
  inForce: limit,
  hasPending: false,
  hasExtraLimits: true,
  ...changes,
});
const effect = (one: AskedLimit, present: Present, rules: SafetyRules = usual) =>
  effectOf(one, present, rules, now);

const at = (due: Date) => ({
  kind: 'later',
  dueAt: due,
  expiresAt: new Date(due.getTime() + CONFIRM_WITHIN * 1000),
});

describe('a money limit', () => {
  const type = LIMIT_TYPE.deposit24h;

  test('takes effect at once if it is the first, or lower', () => {
    expect(effect(asked(type, 100n), has())).toEqual({ kind: 'now', endsAt: null });
    expect(effect(asked(type, 99n), has(inForce(100n)))).toEqual({ kind: 'now', endsAt: null });
  });

  test('waits a day if it is even one unit higher, or is to be removed', () => {
    expect(effect(asked(type, 101n), has(inForce(100n)))).toEqual(at(after(DAY)));
    expect(effect(removal(type), has(inForce(100n)))).toEqual(at(after(DAY)));
  });

  test('is unchanged if the value is the same, or there is none to remove', () => {
    expect(effect(asked(type, 100n), has(inForce(100n)))).toEqual({ kind: 'same' });
    expect(effect(removal(type), has())).toEqual({ kind: 'same' });
  });

  test('in another currency is compared at the rate of the day', () => {
    // 1.08 USD equal 1 EUR.
    const euros = has(inForce(100_00n));
    expect(effect(asked(type, 108_00n, { iso: 'USD' }), euros).kind).toBe('now');
    expect(effect(asked(type, 108_01n, { iso: 'USD' }), euros).kind).toBe('later');
  });
});

test.each([
  [LIMIT_TYPE.session, 2n, 1n, 'now'],
  [LIMIT_TYPE.session, 2n, 3n, 'later'],
  [LIMIT_TYPE.realityCheck, 30n, 15n, 'now'],
  [LIMIT_TYPE.realityCheck, 30n, 60n, 'later'],
  [LIMIT_TYPE.extraLimits, 1n, 1n, 'same'],
] as const)('limit %i of %i requested as %i: %s', (type, before, value, kind) => {
  expect(effect(asked(type, value), has(inForce(before, { iso: null }))).kind).toBe(kind);
});

describe('a break', () => {
  const type = LIMIT_TYPE.timeout;
  const running = (endsAt: Date) => has(inForce(1n, { iso: null, endsAt }));

  test('begins at once and ends after its number of days', () => {
    expect(effect(asked(type, 7n), has())).toEqual({ kind: 'now', endsAt: after(7 * DAY) });
  });

  test('can only be extended while it runs', () => {
    const refused = { kind: 'refused', code: 'BREAK_RUNS' };
    expect(effect(asked(type, 7n), running(after(7 * DAY + 1)))).toEqual(refused);
    expect(effect(asked(type, 7n), running(after(7 * DAY)))).toEqual(refused);
    expect(effect(asked(type, 7n), running(after(7 * DAY - 1)))).toMatchObject({ kind: 'now' });
  });

  test('blocks nothing once it is over', () => {
    expect(effect(asked(type, 1n), running(now))).toEqual({ kind: 'now', endsAt: after(DAY) });
  });
});

describe('a jurisdiction’s own rules', () => {
  test('can delay an increase longer, and until the current period has ended', () => {
    const rise = asked(LIMIT_TYPE.deposit30d, 200n);
    const began = (ms: number) => has(inForce(100n, { startsAt: after(ms) }));
    expect(effect(rise, began(-DAY), sweden)).toEqual(at(after(29 * DAY)));
    expect(effect(rise, began(-31 * DAY), sweden)).toEqual(at(after(29 * DAY)));
    expect(effect(rise, began(-29 * DAY), sweden)).toEqual(at(after(3 * DAY)));
    expect(effect(asked(LIMIT_TYPE.deposit24h, 200n), began(-HOUR), sweden)).toEqual(at(after(3 * DAY)));
    expect(effect(asked(LIMIT_TYPE.deposit24h, 200n), began(-HOUR), rulesOf(site, 'de'))).toEqual(
      at(after(7 * DAY)),
    );
    const session = has(inForce(1n, { iso: null }));
    expect(effect(asked(LIMIT_TYPE.session, 2n), session, sweden)).toEqual(at(after(3 * DAY)));
  });

  test('can make a limit mandatory', () => {
    const refused = { kind: 'refused', code: 'LIMIT_MANDATORY' };
    expect(effect(removal(LIMIT_TYPE.deposit7d), has(inForce(100n)), sweden)).toEqual(refused);
    expect(effect(removal(LIMIT_TYPE.wagering7d), has(inForce(100n)), sweden).kind).toBe('later');
  });

  test('can keep a limit unchanged while a change of it waits', () => {
    const rules = rulesOf({ ...site, isLockedWhilePending: true }, undefined);
    const waiting = has(inForce(100n), { hasPending: true });
    expect(effect(asked(LIMIT_TYPE.loss24h, 50n), waiting, rules)).toEqual({
      kind: 'refused',
      code: 'LIMIT_PENDING',
    });
    expect(effect(asked(LIMIT_TYPE.loss24h, 50n), waiting).kind).toBe('now');
  });

  test('can require a switch before wagering and loss limits', () => {
    const rules = rulesOf({ ...site, hasExtraLimitsSwitch: true }, undefined);
    const off = has(undefined, { hasExtraLimits: false });
    const refused = { kind: 'refused', code: 'EXTRA_LIMITS_OFF' };
    expect(effect(asked(LIMIT_TYPE.wagering24h, 1n), off, rules)).toEqual(refused);
    expect(effect(asked(LIMIT_TYPE.loss30d, 1n), off, rules)).toEqual(refused);
    expect(effect(removal(LIMIT_TYPE.loss30d), off, rules)).toEqual({ kind: 'same' });
    expect(effect(asked(LIMIT_TYPE.loss30d, 1n), has(), rules).kind).toBe('now');
    expect(effect(asked(LIMIT_TYPE.deposit24h, 1n), off, rules).kind).toBe('now');
    expect(effect(asked(LIMIT_TYPE.session, 1n), off, rules).kind).toBe('now');
  });
});

describe('questions are required', () => {
  const later = effect(asked(LIMIT_TYPE.deposit24h, 2n), has(inForce(1n)));
  const atOnce = effect(asked(LIMIT_TYPE.deposit24h, 2n), has());
  const asks = { hasTestQuestions: true };

  test('before every self-exclusion, and before no timeout', () => {
    const begins = effect(asked(LIMIT_TYPE.selfExclusion, 1n), has());
    expect(needsQuestions({ type: LIMIT_TYPE.selfExclusion }, begins, usual)).toBe(true);
    expect(needsQuestions({ type: LIMIT_TYPE.timeout }, begins, asks)).toBe(false);
    expect(needsQuestions({ type: LIMIT_TYPE.selfExclusion }, { kind: 'same' }, asks)).toBe(false);
  });

  test('before looser deposit limits, if the jurisdiction requires it', () => {
    expect(needsQuestions({ type: LIMIT_TYPE.deposit24h }, later, asks)).toBe(true);
    expect(needsQuestions({ type: LIMIT_TYPE.deposit24h }, later, usual)).toBe(false);
    expect(needsQuestions({ type: LIMIT_TYPE.deposit24h }, atOnce, asks)).toBe(false);
    expect(needsQuestions({ type: LIMIT_TYPE.loss24h }, later, asks)).toBe(false);
    expect(needsQuestions({ type: LIMIT_TYPE.session }, later, asks)).toBe(false);
  });
});

test('no request ever allows more at once', () => {
  const types = fc.constantFrom(
    LIMIT_TYPE.deposit7d,
    LIMIT_TYPE.loss24h,
    LIMIT_TYPE.session,
    LIMIT_TYPE.realityCheck,
  );
  const place = fc.constantFrom(undefined, 'se', 'de');
  fc.assert(
    fc.property(
      types,
      fc.bigInt(1n, 9n),
      fc.bigInt(0n, 9n),
      fc.boolean(),
      place,
      (type, before, value, isRemoval, country) => {
        const limit = inForce(before, { iso: type < 30 ? 'EUR' : null });
        const made = effect(asked(type, value, { isRemoval }), has(limit), rulesOf(site, country));
        if (made.kind === 'now') expect(value).toBeLessThan(before);
        if (made.kind === 'later') {
          expect(isRemoval || value > before).toBe(true);
          expect(made.dueAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(DAY);
        }
      },
    ),
  );
});
