import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { gamesEntry } from '../../../site/sites/gamesEntry.ts';
import { safetyEntry } from '../../../protection/limits/rules/safetyEntry.ts';
import { ageAt, gameRulesOf, minCycleOf, slotMaxStake } from './gameRules.ts';

function rules(games: object = {}, jurisdiction = 'default', country?: string) {
  const safety = parse(safetyEntry, { jurisdiction, jurisdictionOfCountry: { de: 'germany' } });
  return gameRulesOf({ safety, games: parse(gamesEntry, games) }, country);
}

describe('the rules of play of a site', () => {
  it('restrict nothing by default', () => {
    expect(rules()).toEqual({
      hasAutoplay: true,
      minCycleMs: { slots: 0, others: 0 },
      celebrateOverStakeOnly: false,
      parallelGames: 'perGame',
      slotMaxStakes: [],
      demo: 'open',
      hasBonusBuy: true,
      hasJackpots: true,
      summary: undefined,
    });
  });

  it('are those of Great Britain there', () => {
    expect(rules({}, 'uk')).toMatchObject({
      hasAutoplay: false,
      minCycleMs: { slots: 2500, others: 5000 },
      celebrateOverStakeOnly: true,
      parallelGames: 'one',
      demo: 'verified',
      hasBonusBuy: true,
      hasJackpots: true,
    });
  });

  it('are those of the player’s country', () => {
    expect(rules({}, 'default', 'DE')).toMatchObject({
      hasAutoplay: false,
      minCycleMs: { slots: 5000 },
      parallelGames: 'one',
      demo: 'verified',
      hasBonusBuy: false,
      hasJackpots: false,
      summary: { everyMs: 3_600_000, breakMs: 300_000 },
    });
  });

  it('become stricter by the site’s own', () => {
    const own = {
      autoplay: 'banned',
      minCycleMs: { slots: 3000, others: 4000 },
      celebrateOverStakeOnly: true,
      parallelGames: 'one',
      demo: 'off',
      bonusBuy: 'banned',
      jackpots: 'banned',
      sessionSummary: true,
    };
    expect(rules(own)).toMatchObject({
      hasAutoplay: false,
      minCycleMs: { slots: 3000, others: 4000 },
      celebrateOverStakeOnly: true,
      parallelGames: 'one',
      demo: 'off',
      hasBonusBuy: false,
      hasJackpots: false,
      summary: { everyMs: 3_600_000 },
    });
    expect(rules(own, 'uk').minCycleMs).toEqual({ slots: 3000, others: 5000 });
  });

  it('never become looser than the law', () => {
    const loose = { autoplay: 'allowed', parallelGames: 'perGame', demo: 'open', bonusBuy: 'allowed' };
    expect(rules({ ...loose, minCycleMs: { slots: 1 } }, 'germany')).toEqual(rules({}, 'germany'));
  });
});

describe('the greatest stake of a slot', () => {
  const uk = rules({}, 'uk');
  it.each([
    [18, 200n],
    [24, 200n],
    [25, 500n],
    [undefined, 200n],
  ])('at the age %s is %s pence in Great Britain', (age, pence) => {
    expect(slotMaxStake(uk, { age, iso: 'GBP' })).toBe(pence);
  });

  it('is exchanged into the account’s currency and rounded down', () => {
    const inYen = slotMaxStake(uk, { age: 30, iso: 'JPY' });
    expect(inYen).toBeTypeOf('bigint');
    expect(inYen).toBeGreaterThan(500n);
  });

  it('is the least of the law’s and the site’s', () => {
    expect(
      slotMaxStake(rules({ slotMaxStake: { from25: '0.50' } }, 'germany'), { age: 40, iso: 'EUR' }),
    ).toBe(50n);
    expect(
      slotMaxStake(rules({ slotMaxStake: { from25: '9.00' } }, 'germany'), { age: 40, iso: 'EUR' }),
    ).toBe(100n);
  });

  it('doesn’t exist without a rule', () => {
    expect(slotMaxStake(rules(), { age: 18, iso: 'EUR' })).toBeUndefined();
  });
});

describe('the least length of a round', () => {
  it('is the longer of the place’s and the game’s', () => {
    const uk = rules({}, 'uk');
    expect(minCycleOf(uk, { isSlot: true, minCycleMs: 0 })).toBe(2500);
    expect(minCycleOf(uk, { isSlot: false, minCycleMs: 0 })).toBe(5000);
    expect(minCycleOf(uk, { isSlot: true, minCycleMs: 4000 })).toBe(4000);
  });
});

describe('the age of a player', () => {
  it.each([
    ['2000-06-15', '2025-06-14', 24],
    ['2000-06-15', '2025-06-15', 25],
    ['2000-06-15', '2025-07-01', 25],
    ['2004-02-29', '2022-02-28', 17],
  ])('born %s is right on %s', (born, day, age) => {
    expect(ageAt(born, new Date(`${day}T12:00:00Z`))).toBe(age);
  });

  it('is unknown without a date of birth', () => {
    expect(ageAt(null, new Date())).toBeUndefined();
  });
});
