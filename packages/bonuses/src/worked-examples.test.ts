import { describe, expect, it } from 'vitest';
import { oddsMilli, settleCoupon, toMinor, toWire, type LegResult } from '@touchline/betting';
import { depositBonus, fixedAmount, requiredWagering } from './amounts.ts';
import { codeStateOf, normalCode } from './codes.ts';
import { closingOf, conversion, exceedsMaxBet, expiryOf, returnedTokenExpiry } from './ending.ts';
import { grantMove, isOverGrant } from './grantStates.ts';
import { DEFAULT_CONTRIBUTIONS, isGiven, type GameKind, type OfferTerms } from './offers.ts';
import { faultsOf, type PlaceRules } from './publishing.ts';
import { countedStake, type WageredCoupon } from './sportStakes.ts';
import { averageCost, casinoSource, gameContribution, progressOf, wageringOf } from './wagering.ts';

const eur = (text: string): bigint => toMinor(text, 'EUR');
const text = (minor: bigint | undefined): string | undefined =>
  minor === undefined ? undefined : toWire(minor, 'EUR');

const SPORT = { types: ['express'], minLegs: 3, minOdds: '1.40' } as const;

function offer(change: Partial<OfferTerms> = {}): OfferTerms {
  return {
    kind: 'firstDeposit',
    product: 'betting',
    currencies: [{ iso: 'EUR', cap: '100.00', minDeposit: '10.00' }],
    percent: '100',
    wagering: { times: '8', base: 'bonus', countFrom: 'bonus', assumedReturn: 90, sport: SPORT },
    days: 30,
    isSticky: false,
    countries: [],
    needs: [],
    perPlayer: 1,
    isHidden: false,
    ...change,
  };
}

const BRITAIN: PlaceRules = { maxTimes: 10 };
const SWEDEN: PlaceRules = { minDays: 60 };

describe('the bonus for a deposit', () => {
  it.each([
    ['100', '1000.00', '87.65', '87.65'],
    ['130', '1000.00', '87.65', '113.95'],
    ['130', '100.00', '87.65', '100.00'],
    ['50', '1000.00', '33.33', '16.67'],
  ])('of %s %% up to %s for %s is %s', (percent, cap, deposit, bonus) => {
    const terms = offer({ percent, currencies: [{ iso: 'EUR', cap }] });
    expect(text(depositBonus(terms, eur(deposit), 'EUR'))).toBe(bonus);
  });

  it('is given from the minimum deposit on', () => {
    expect(depositBonus(offer(), eur('9.99'), 'EUR')).toBeUndefined();
    expect(text(depositBonus(offer(), eur('10.00'), 'EUR'))).toBe('10.00');
  });

  it('is limited only by the percentage without a cap', () => {
    const terms = offer({ currencies: [{ iso: 'EUR' }] });
    expect(text(depositBonus(terms, eur('5000.00'), 'EUR'))).toBe('5000.00');
  });

  it('is not given in another currency, without a percentage, or if it rounds to nothing', () => {
    expect(depositBonus(offer(), 1000n, 'USD')).toBeUndefined();
    expect(depositBonus(offer({ percent: undefined }), eur('50.00'), 'EUR')).toBeUndefined();
    const small = offer({ percent: '1', currencies: [{ iso: 'EUR' }] });
    expect(depositBonus(small, eur('0.10'), 'EUR')).toBeUndefined();
  });

  it('is the fixed amount of other offers', () => {
    const terms = offer({ kind: 'grant', currencies: [{ iso: 'EUR', amount: '12.50' }] });
    expect(text(fixedAmount(terms, 'EUR'))).toBe('12.50');
    expect(fixedAmount(terms, 'USD')).toBeUndefined();
    expect(fixedAmount(offer(), 'EUR')).toBeUndefined();
  });
});

describe('required wagering', () => {
  const required = (
    times: string,
    base: 'bonus' | 'depositAndBonus' | 'wins',
    bonus: string,
    deposit = '0.00',
  ) =>
    text(
      requiredWagering(
        { wagering: { times, base, countFrom: 'bonus', assumedReturn: 90 } },
        { bonus: eur(bonus), deposit: eur(deposit) },
      ),
    );

  it.each([
    ['20', 'bonus', '35.00', '0.00', '700.00'],
    ['8', 'depositAndBonus', '100.00', '100.00', '1600.00'],
    ['8', 'bonus', '100.00', '100.00', '800.00'],
    ['10', 'wins', '7.40', '0.00', '74.00'],
    ['2.5', 'bonus', '0.33', '0.00', '0.83'],
  ] as const)('of %s times the %s is computed from %s and %s: %s', (times, base, bonus, deposit, sum) => {
    expect(required(times, base, bonus, deposit)).toBe(sum);
  });

  it('is 0 for an offer without wagering', () => {
    expect(requiredWagering({}, { bonus: 100n, deposit: 100n })).toBe(0n);
  });
});

describe('progress', () => {
  it('counts games by their contribution and is shown rounded down', () => {
    const stakes: readonly (readonly [GameKind, string])[] = [
      ['slots', '150.00'],
      ['roulette', '200.00'],
      ['live', '80.00'],
      ['blackjack', '60.00'],
    ];
    const terms = { games: DEFAULT_CONTRIBUTIONS };
    const progress = stakes
      .map(([kind, stake]) => progressOf(eur(stake), gameContribution(terms, kind)))
      .reduce((sum, one) => sum + one);
    expect(progress).toBe(eur('181.00') * 100n);
    expect(wageringOf(eur('700.00'), progress)).toEqual({
      required: eur('700.00'),
      done: eur('181.00'),
      left: eur('519.00'),
      percent: 25,
      isMet: false,
    });
  });

  it('is met at exactly the requirement and not a hundredth before', () => {
    expect(wageringOf(700n, 69_999n)).toMatchObject({ done: 699n, left: 1n, percent: 99, isMet: false });
    expect(wageringOf(700n, 70_000n)).toMatchObject({ done: 700n, left: 0n, percent: 100, isMet: true });
    expect(wageringOf(700n, 90_000n)).toMatchObject({ done: 700n, left: 0n, percent: 100, isMet: true });
  });

  it('is met at once without a requirement', () => {
    expect(wageringOf(0n, 0n)).toEqual({ required: 0n, done: 0n, left: 0n, percent: 100, isMet: true });
  });

  it('counts nothing for games that the offer doesn’t name', () => {
    expect(gameContribution({ games: { slots: 100 } }, 'crash')).toBe(0);
    expect(gameContribution({}, 'slots')).toBe(0);
  });
});

describe('the average cost of wagering', () => {
  it.each([
    ['312.00', 100, 96, '12.48'],
    ['312.00', 10, 96, '124.80'],
    ['100.00', 100, 90, '10.00'],
    ['0.33', 100, 85, '0.05'],
    ['100.00', 0, 96, '0.00'],
  ])('of %s at %d %% with a return of %d %% is %s', (left, contribution, assumed, cost) => {
    expect(text(averageCost(eur(left), contribution, assumed))).toBe(cost);
  });
});

describe('a bet', () => {
  const coupon = (change: Partial<WageredCoupon> = {}): WageredCoupon => ({
    stake: eur('40.00'),
    type: 'express',
    legs: [1400, 1550, 2000].map((odds) => ({ odds, isReturned: false })),
    isReturned: false,
    isChanged: false,
    isOpposite: false,
    ...change,
  });
  const legs = (...odds: readonly number[]) => odds.map((one) => ({ odds: one, isReturned: false }));

  it('counts as an express of three legs from 1.40 on', () => {
    expect(text(countedStake(coupon(), SPORT))).toBe('40.00');
  });

  it('counts nothing with a leg at 1.39', () => {
    expect(countedStake(coupon({ legs: legs(1390, 1550, 2000) }), SPORT)).toBe(0n);
  });

  it('counts nothing if a returned leg leaves fewer than three', () => {
    const [first, ...others] = legs(1400, 1550, 2000);
    expect(
      countedStake(coupon({ legs: [{ ...first, odds: 1400, isReturned: true }, ...others] }), SPORT),
    ).toBe(0n);
  });

  it('counts if a low leg was returned and enough others remain', () => {
    const low = { odds: 1100, isReturned: true };
    expect(text(countedStake(coupon({ legs: [low, ...legs(1400, 1550, 2000)] }), SPORT))).toBe('40.00');
  });

  it.each(['isReturned', 'isChanged', 'isOpposite'] as const)('counts nothing if it %s', (state) => {
    expect(countedStake(coupon({ [state]: true }), SPORT)).toBe(0n);
  });

  it('counts only in the types of the offer', () => {
    const single = coupon({ type: 'single', legs: legs(2000) });
    expect(countedStake(single, SPORT)).toBe(0n);
    expect(text(countedStake(single, { ...SPORT, types: ['express', 'single'] }))).toBe('40.00');
    expect(countedStake(coupon({ type: undefined }), SPORT)).toBe(0n);
  });
});

describe('a stake from the bonus', () => {
  it('may reach the maximum and not exceed it', () => {
    expect(exceedsMaxBet(eur('6.00'), eur('5.00'))).toBe(true);
    expect(exceedsMaxBet(eur('5.00'), eur('5.00'))).toBe(false);
    expect(exceedsMaxBet(eur('6000.00'), undefined)).toBe(false);
  });

  it('comes after the player’s own money in a casino', () => {
    expect(casinoSource({ own: 100n, bonus: 500n }, 100n)).toBe('own');
    expect(casinoSource({ own: 99n, bonus: 100n }, 100n)).toBe('bonus');
    expect(casinoSource({ own: 99n, bonus: 99n }, 100n)).toBeUndefined();
  });
});

describe('the end of a wagered bonus', () => {
  it.each([
    ['212.40', '50.00', false, '150.00', '150.00', '62.40'],
    ['212.40', '50.00', true, undefined, '162.40', '50.00'],
    ['212.40', '50.00', false, undefined, '212.40', '0.00'],
    ['150.00', '50.00', false, '150.00', '150.00', '0.00'],
    ['30.00', '50.00', true, undefined, '0.00', '30.00'],
    ['212.40', '50.00', true, '100.00', '100.00', '112.40'],
    ['0.00', '50.00', false, '150.00', '0.00', '0.00'],
  ])('of %s with a bonus of %s (sticky: %s, most %s) pays %s and removes %s', (...row) => {
    const [balance, bonus, isSticky, most, converted, removed] = row;
    const found = conversion({
      balance: eur(balance),
      bonus: eur(bonus),
      isSticky,
      ...(most === undefined ? {} : { maxConvert: eur(most) }),
    });
    expect([text(found.converted), text(found.removed)]).toEqual([converted, removed]);
  });

  it('leaves a week for accepted bets, and a day for a returned free bet', () => {
    const now = new Date('2026-03-01T10:00:00Z');
    expect(expiryOf(now, 30)).toEqual(new Date('2026-03-31T10:00:00Z'));
    expect(closingOf(now)).toEqual(new Date('2026-03-08T10:00:00Z'));
    expect(returnedTokenExpiry(now, now)).toEqual(new Date('2026-03-02T10:00:00Z'));
    const later = new Date('2026-03-05T10:00:00Z');
    expect(returnedTokenExpiry(later, now)).toEqual(later);
  });
});

describe('a free bet', () => {
  it.each([
    ['10.00', '2.35', 1, '13.50'],
    ['5.00', '3.333', 1, '11.67'],
    ['10.00', '2.35', 0, '0.00'],
  ] as const)('of %s at %s with result %d pays %s', (stake, odds, isWon, payout) => {
    const result = (isWon === 1 ? 1 : 3) as LegResult;
    const [whole, milli] = [Number(odds.split('.')[0]), Number((odds.split('.')[1] ?? '').padEnd(3, '0'))];
    const settled = settleCoupon({
      type: 0,
      stakeMinor: eur(stake),
      legs: [{ odds: oddsMilli(whole * 1000 + milli), result }],
      maxPayoutMinor: eur('50000.00'),
      promo: true,
    });
    expect(toWire(settled.payoutMinor, 'EUR')).toBe(payout);
  });
});

describe('publishing', () => {
  it('accepts complete offers', () => {
    expect(faultsOf(offer(), {})).toEqual([]);
    const casino = offer({
      product: 'casino',
      wagering: { times: '35', base: 'bonus', countFrom: 'bonus', assumedReturn: 96, games: { slots: 100 } },
    });
    expect(faultsOf(casino, {})).toEqual([]);
    const freeBet = offer({
      kind: 'freeBet',
      wagering: undefined,
      percent: undefined,
      currencies: [{ iso: 'EUR', amount: '10.00' }],
    });
    expect(faultsOf(freeBet, BRITAIN)).toEqual([]);
  });

  it('refuses more than ten times the bonus in Britain, where 10.00 allows at most 100.00', () => {
    const times = (text: string): OfferTerms =>
      offer({
        wagering: { times: text, base: 'bonus', countFrom: 'bonus', assumedReturn: 90, sport: SPORT },
      });
    expect(faultsOf(times('35'), BRITAIN)).toEqual(['WAGERING_CAP']);
    expect(faultsOf(times('10.5'), BRITAIN)).toEqual(['WAGERING_CAP']);
    expect(faultsOf(times('10'), BRITAIN)).toEqual([]);
    const most = requiredWagering(times('10'), { bonus: eur('10.00'), deposit: 0n });
    expect(text(most)).toBe('100.00');
  });

  it('refuses a requirement that includes the deposit where multiples of the bonus are limited', () => {
    const terms = offer({
      wagering: { times: '1', base: 'depositAndBonus', countFrom: 'bonus', assumedReturn: 90, sport: SPORT },
    });
    expect(faultsOf(terms, BRITAIN)).toEqual(['WAGERING_CAP']);
    expect(faultsOf(terms, {})).toEqual([]);
  });

  it('requires sixty days in Sweden', () => {
    expect(faultsOf(offer(), SWEDEN)).toEqual(['DAYS_TOO_FEW']);
    expect(faultsOf(offer({ days: 60 }), SWEDEN)).toEqual([]);
  });

  it('refuses a mix of products', () => {
    const base = { times: '8', base: 'bonus', countFrom: 'bonus', assumedReturn: 90 } as const;
    const both = { ...base, sport: SPORT, games: { slots: 100 } };
    expect(faultsOf(offer({ wagering: both }), {})).toEqual(['PRODUCT_MIX']);
    expect(faultsOf(offer({ product: 'casino', wagering: both }), {})).toEqual(['PRODUCT_MIX']);
    const unused = { ...base, sport: SPORT, games: { slots: 0 } };
    expect(faultsOf(offer({ wagering: unused }), {})).toEqual([]);
  });

  it.each([
    [{ currencies: [] }, ['NO_CURRENCY']],
    [
      {
        currencies: [
          { iso: 'EUR', cap: '1.00' },
          { iso: 'EUR', cap: '2.00' },
        ],
      },
      ['CURRENCY_TWICE'],
    ],
    [{ currencies: [{ iso: 'EUR' }] }, ['CAP_MISSING']],
    [{ percent: undefined }, ['PERCENT_MISSING']],
    [{ percent: '0' }, ['PERCENT_MISSING']],
    [{ kind: 'reload', percent: undefined }, ['PERCENT_MISSING']],
    [{ kind: 'grant' }, ['AMOUNT_MISSING']],
    [{ wagering: undefined }, ['WAGERING_MISSING']],
    [{ from: 20, to: 20 }, ['PERIOD']],
    [{ from: 20, to: 21 }, []],
    [{ from: 20 }, []],
    [{ to: 20 }, []],
    [
      { kind: 'freeBet', product: 'casino', currencies: [{ iso: 'EUR', amount: '1.00' }] },
      ['PRODUCT_OF_FREE_BET', 'WAGERING_NOT_HERE'],
    ],
    [
      { wagering: { times: '8', base: 'bonus', countFrom: 'bonus', assumedReturn: 90 } },
      ['SPORT_RULES_MISSING'],
    ],
    [
      {
        wagering: {
          times: '8',
          base: 'bonus',
          countFrom: 'bonus',
          assumedReturn: 90,
          sport: { ...SPORT, types: [] },
        },
      },
      ['SPORT_RULES_MISSING'],
    ],
    [
      { product: 'casino', wagering: { times: '8', base: 'bonus', countFrom: 'bonus', assumedReturn: 90 } },
      ['GAMES_MISSING'],
    ],
  ] as const)('of %j finds %j', (change, faults) => {
    expect(faultsOf(offer(change as Partial<OfferTerms>), {})).toEqual(faults);
  });
});

describe('an offer', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const seconds = now.getTime() / 1000;

  it.each([
    [{}, true],
    [{ from: seconds }, true],
    [{ from: seconds + 1 }, false],
    [{ to: seconds }, false],
    [{ to: seconds + 1 }, true],
    [{ countries: ['DE'] }, true],
    [{ countries: ['GB'] }, false],
  ])('with %j is given: %s', (change, isOpen) => {
    expect(isGiven({ countries: [], ...change }, now, 'DE')).toBe(isOpen);
  });

  it('for some countries is not given to players whose country is unknown', () => {
    expect(isGiven({ countries: ['DE'] }, now, undefined)).toBe(false);
    expect(isGiven({ countries: [] }, now, undefined)).toBe(true);
  });
});

describe('a grant', () => {
  it('moves only as far as its state allows', () => {
    expect(grantMove('offered', 'taken')).toBe('active');
    expect(grantMove('offered', 'queued')).toBe('waiting');
    expect(grantMove('offered', 'ended')).toBe('expired');
    expect(grantMove('offered', 'removed')).toBe('refused');
    expect(grantMove('offered', 'met')).toBeUndefined();
    expect(grantMove('waiting', 'activated')).toBe('active');
    expect(grantMove('waiting', 'ended')).toBe('expired');
    expect(grantMove('waiting', 'removed')).toBe('refused');
    expect(grantMove('active', 'met')).toBe('done');
    expect(grantMove('active', 'lost')).toBe('done');
    expect(grantMove('active', 'ended')).toBe('expired');
    expect(grantMove('active', 'removed')).toBe('refused');
    expect(grantMove('done', 'removed')).toBeUndefined();
  });

  it('is over when it is done, expired or refused', () => {
    expect((['done', 'expired', 'refused'] as const).every(isOverGrant)).toBe(true);
    expect((['offered', 'waiting', 'active'] as const).some(isOverGrant)).toBe(false);
  });
});

describe('a promo code', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const later = new Date('2026-03-01T10:00:01Z');
  const code = {
    maxUses: 200,
    uses: 199,
    perPlayer: 1,
    ownUses: 0,
    budget: undefined,
    amount: 1000,
    missing: [],
  };

  it('is read without blanks and in capital letters', () => {
    expect(normalCode('  spring26 ')).toBe('SPRING26');
    expect(normalCode('abc')).toBeUndefined();
    expect(normalCode('with space')).toBeUndefined();
    expect(normalCode('A'.repeat(32))).toBe('A'.repeat(32));
    expect(normalCode('A'.repeat(33))).toBeUndefined();
  });

  it.each([
    [{}, 'usable'],
    [{ uses: 200 }, 'exhausted'],
    [{ maxUses: undefined, uses: 5000 }, 'usable'],
    [{ ownUses: 1 }, 'used'],
    [{ ownUses: 1, uses: 200 }, 'used'],
    [{ ownUses: 1, perPlayer: 2 }, 'usable'],
    [{ budget: 1000 }, 'usable'],
    [{ budget: 999 }, 'exhausted'],
    [{ budget: 0, amount: 0 }, 'exhausted'],
    [{ budget: 1, amount: 0 }, 'usable'],
    [{ from: now }, 'usable'],
    [{ from: later }, 'notYet'],
    [{ to: now }, 'expired'],
    [{ to: later }, 'usable'],
    [{ missing: ['verified'] }, 'needs'],
  ] as const)('with %j is %s', (change, state) => {
    const { budget, amount, ...use } = { ...code, ...change };
    const left = budget === undefined ? undefined : BigInt(budget);
    expect(codeStateOf({ ...use, budgetLeft: left, amount: BigInt(amount) }, now)).toBe(state);
  });
});
