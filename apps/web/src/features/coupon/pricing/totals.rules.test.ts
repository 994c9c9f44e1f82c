import { describe, expect, test } from 'vitest';
import { legAt, terms } from '../testing/legs.ts';
import { type CouponData, maximaOfBlocks, totalsOf, totalsOfSingles } from './totals.rules.ts';

const none = {
  hasBonusBet: false,
  isHyperBonusWithBonusBet: false,
  isExpressOfDay: false,
  isPromo: false,
  isPrepaid: false,
  hasTaxes: false,
};
const coupon = (
  typeId: CouponData['typeId'],
  prices: readonly string[],
  changes: Partial<CouponData> = {},
): CouponData => ({
  typeId,
  legs: prices.map((price, index) => legAt(price, index + 1)),
  systemValue: undefined,
  iso: 'EUR',
  terms,
  extras: none,
  ...changes,
});

describe('the totals', () => {
  const two = coupon(1, ['1.38', '4.40']);

  test('multiply the legs and pay by the exact product', () => {
    expect(totalsOf(two, 1000n, 0)).toMatchObject({
      coefByView: '6.072',
      returns: '60.72',
      least: undefined,
      isCapped: false,
    });
  });

  test('are in the player’s odds format', () => {
    expect(totalsOf(two, 1000n, 2)).toMatchObject({ coef: '6.072', coefByView: '+507' });
  });

  test('show when the cap applies, and nothing without a stake', () => {
    expect(totalsOf(two, 900_000n, 0)).toMatchObject({ returns: '50000.00', isCapped: true });
    expect(totalsOf(two, undefined, 0)).toMatchObject({ coefByView: '6.072', returns: undefined });
  });

  test('are absent for a coupon without legs, or with a leg without a price', () => {
    expect(totalsOf(coupon(1, []), 1000n, 0).returns).toBeUndefined();
    const legs = [legAt('2'), { ...legAt('2', 2), price: undefined }];
    expect(totalsOf(coupon(1, [], { legs }), 1000n, 0).coef).toBeUndefined();
  });

  test('of a system are its combinations, the stake of one, and the minimum payout', () => {
    const system = coupon(2, ['1.6', '1.75', '2.1', '2.4'], { systemValue: 2 });
    expect(totalsOf(system, 2400n, 0)).toMatchObject({
      lines: 6n,
      stakePerLine: '4.00',
      returns: '91.66',
      least: '11.20',
      coef: undefined,
    });
  });

  test('of a multi-bet multiply the lobby into every combination', () => {
    const legs = [
      legAt('1.4', 1, { blockId: 0 }),
      legAt('1.5', 2, { blockId: 1 }),
      legAt('1.6', 3, { blockId: 1 }),
      legAt('2', 4, { blockId: 2 }),
      legAt('2.5', 5, { blockId: 3 }),
    ];
    expect(totalsOf(coupon(4, [], { legs, systemValue: 2 }), 6000n, 0)).toMatchObject({
      lines: 3n,
      returns: '442.40',
    });
  });

  test('of a conditional coupon stake the blocks in order', () => {
    const legs = [
      legAt('1.5', 1, { blockId: 1 }),
      legAt('1.8', 2, { blockId: 2 }),
      legAt('1.3', 3, { blockId: 2 }),
    ];
    const legData = coupon(5, [], { legs, blockStakesMinor: { 2: 2500n } });
    expect(totalsOf(legData, 2000n, 0).returns).toBe('63.50');
  });

  test('of an anti-express wait for the server’s price', () => {
    const anti = coupon(6, ['1.5', '2', '2.6']);
    expect(totalsOf(anti, 1000n, 0).shapeProblem?.reason).toBe('no-anti-express-coef');
    const priced = { ...anti, terms: { ...terms, antiExpressCoef: '1.08' } };
    expect(totalsOf(priced, 1000n, 0)).toMatchObject({ coef: '1.08', returns: '10.80' });
  });

  test('add the bonus row to the price or the hyper bonus to the returns, and both if the site combines them', () => {
    const hyper = { hyperBonusPercent: 10, minHyperBonusBetLimit: '1.00', maxHyperBonusLimit: '5.00' };
    const four = coupon(1, ['2', '2', '2', '2'], {
      terms: { ...terms, hyperBonus: hyper },
    });
    expect(totalsOf(four, 1000n, 0)).toMatchObject({ coef: '16', returns: '165.00', bonus: '5.00' });
    const withRow = { ...none, hasBonusBet: true };
    expect(totalsOf({ ...four, extras: withRow }, 1000n, 0)).toMatchObject({
      coef: '16.64',
      returns: '166.40',
      bonus: undefined,
    });
    const combined = { ...four, extras: { ...withRow, isHyperBonusWithBonusBet: true } };
    expect(totalsOf(combined, 1000n, 0)).toMatchObject({
      coef: '16.64',
      returns: '171.40',
      bonus: '5.00',
    });
    expect(totalsOf(combined, 300_000n, 0)).toMatchObject({ returns: '49925.00', isCapped: false });
    expect(totalsOf(combined, 300_300n, 0)).toMatchObject({ returns: '49974.92', bonus: '5.00' });
    expect(totalsOf(combined, 300_480n, 0)).toMatchObject({
      returns: '50000.00',
      bonus: '0.13',
      isCapped: true,
    });
    const advanced = totalsOf({ ...four, extras: { ...none, isPrepaid: true } }, 1000n, 0);
    expect(advanced).toMatchObject({ returns: '160.00', bonus: undefined });
  });

  test('of a promo code exclude its stake', () => {
    expect(totalsOf({ ...two, extras: { ...none, isPromo: true } }, 1000n, 0).returns).toBe('50.72');
  });

  test('are after the tax on the winnings, which is shown', () => {
    const taxed = { ...terms, tax: { percent: '20', free: '5.00' } };
    const { extras: _none, ...priced } = coupon(1, ['2', '3'], { terms: taxed });
    // 60.00 less a fifth of 45.00.
    expect(totalsOf({ ...priced, extras: none }, 1000n, 0)).toMatchObject({ returns: '51.00', tax: '9.00' });
    // 50.00 less a fifth of 45.00: a promo code stakes no money.
    const promo = { ...none, isPromo: true };
    expect(totalsOf({ ...priced, extras: promo }, 1000n, 0)).toMatchObject({ returns: '41.00', tax: '9.00' });
    const system = coupon(2, ['1.6', '1.75', '2.1', '2.4'], { systemValue: 2, terms: taxed });
    expect(totalsOf(system, 2400n, 0)).toMatchObject({ returns: '79.13', tax: '12.53', least: '11.20' });
    expect(totalsOf(two, 1000n, 0).tax).toBeUndefined();
  });

  test('of singles are after the tax on each', () => {
    const tax = { percent: '20', free: '5.00' };
    const {
      typeId: _type,
      systemValue: _value,
      ...legData
    } = coupon(0, ['2', '1.3'], {
      terms: { ...terms, tax },
    });
    const stakes = new Map(legData.legs.map(({ bet }) => [bet.selectionId, 1000n]));
    // The winnings of 3.00 are free of tax.
    expect(totalsOfSingles(legData, stakes)).toMatchObject({ returns: '32.00', tax: '1.00' });
  });

  test('have no returns on a site with taxes until its terms are known', () => {
    const extras = { ...none, hasTaxes: true };
    expect(totalsOf({ ...two, extras, terms: undefined }, 1000n, 0)).toMatchObject({
      coefByView: '6.072',
      returns: undefined,
    });
    expect(totalsOf({ ...two, extras }, 1000n, 0).returns).toBe('60.72');
  });

  test('give the reason why the selections aren’t valid for the type', () => {
    expect(totalsOf(coupon(8, ['2', '2']), 1000n, 0).shapeProblem).toMatchObject({
      reason: 'leg-count',
      min: 3,
    });
  });

  test('of singles are summed exactly beyond what an account can store', () => {
    const two = coupon(0, ['2', '2'], { terms: undefined });
    const stakes = new Map(two.legs.map(({ bet }) => [bet.selectionId, 9_000_000_000_000_000_000n]));
    expect(totalsOfSingles(two, stakes)).toMatchObject({ returns: '360000000000000000.00' });
  });

  test('of singles are the sum of coupons, each with its own cap', () => {
    const { typeId: _type, systemValue: _value, ...legData } = coupon(0, ['2', '100']);
    const stakes = new Map<string, bigint | undefined>([
      ['1.match-result:home', 1000n],
      ['2.match-result:home', 100_000n],
    ]);
    expect(totalsOfSingles(legData, stakes)).toMatchObject({
      lines: 2n,
      returns: '50020.00',
      isCapped: true,
    });
    stakes.set('1.match-result:home', undefined);
    expect(totalsOfSingles(legData, stakes).returns).toBeUndefined();
  });
});

describe('the maxima of the blocks of a conditional coupon', () => {
  const legs = ['2', '3', '4'].map((price, index) => {
    const leg = legAt(price, index + 1);
    return { ...leg, bet: { ...leg.bet, blockId: index + 1 } };
  });

  test('are what the blocks before can pay', () => {
    const about = { legs, iso: 'EUR', terms };
    expect([...maximaOfBlocks(about, 1000n)]).toEqual([
      [1, 1000n],
      [2, 2000n],
      [3, 6000n],
    ]);
    expect(maximaOfBlocks({ ...about, blockStakesMinor: { 2: 500n } }, 1000n).get(3)).toBe(3000n);
  });

  test('are absent without a stake or with a leg without a price', () => {
    expect(maximaOfBlocks({ legs, iso: 'EUR', terms }, undefined).size).toBe(0);
    const unpriced = legs.map((leg, index) => (index === 1 ? { ...leg, price: undefined } : leg));
    expect(maximaOfBlocks({ legs: unpriced, iso: 'EUR', terms }, 1000n).size).toBe(0);
  });
});
