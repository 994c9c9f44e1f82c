import { COUPON_TYPE, toWire } from '@touchline/betting';
import { describe, expect, test } from 'vitest';
import { calculate } from './calculation.ts';
import type { CalcLeg, Calculation } from './calculationModel.ts';
import { changed, newLeg, typedPrice, withType, withView } from './calculationChange.ts';
import { calculationIn, queryOf } from './calculationQuery.ts';

const leg = (odds: string, more: Partial<CalcLeg> = {}, viewId = 0): CalcLeg => ({
  ...newLeg(1),
  ...typedPrice(odds, viewId),
  ...more,
});
const calculation = (more: Partial<Calculation> = {}): Calculation => ({
  typeId: COUPON_TYPE.express,
  systemValue: 2,
  viewId: 0,
  iso: 'EUR',
  stake: '10',
  blockStakes: {},
  hasBonusBet: false,
  legs: [leg('2'), leg('1.5')],
  ...more,
});

function paid(of: Calculation): string {
  const calculated = calculate(of);
  return calculated.ok
    ? `${calculated.outcome.state} ${toWire(calculated.outcome.payoutMinor, of.iso)}`
    : JSON.stringify(calculated.problem);
}

describe('a calculated coupon', () => {
  test('pays the same as a bet, open or by its results', () => {
    expect(paid(calculation())).toBe('open 30.00');
    const halves = [leg('2.2', { result: '4' }), leg('1.7', { result: '1' })];
    expect(paid(calculation({ stake: '50', legs: halves }))).toBe('won 136.00');
    expect(paid(calculation({ legs: [leg('2', { result: '2' }), leg('3', { result: '2' })] }))).toBe(
      'returned 10.00',
    );
    expect(paid(calculation({ legs: [leg('2', { result: '0' }), leg('3')] }))).toBe('lost 0.00');
  });

  test('has bankers in every combination', () => {
    const legs = [leg('1.3', { isBanker: true }), leg('1.8'), leg('2.2'), leg('1.9')];
    const system = calculation({ typeId: COUPON_TYPE.system, stake: '30', legs });
    expect(paid(system)).toBe('open 150.28');
    const calculated = calculate(system);
    expect(calculated.ok && calculated.outcome.lines).toBe(3n);
    expect(calculated.ok && calculated.outcome.leastMinor).toBeLessThan(15_028n);
  });

  test('has blocks and a lobby, and stakes of blocks in order', () => {
    const blocks = [
      ['1.4', 0],
      ['1.5', 1],
      ['1.6', 1],
      ['2', 2],
      ['2.5', 3],
    ] as const;
    const legs = blocks.map(([odds, blockId]) => leg(odds, { blockId }));
    expect(paid(calculation({ typeId: COUPON_TYPE.multiBet, stake: '60', legs }))).toBe('open 442.40');
    const conditional = [leg('1.5'), leg('1.8', { blockId: 2 }), leg('1.3', { blockId: 2 })];
    expect(
      paid(
        calculation({
          typeId: COUPON_TYPE.conditional,
          stake: '20',
          blockStakes: { 2: '25' },
          legs: conditional,
        }),
      ),
    ).toBe('open 63.50');
  });

  test('shares the paid places of a dead heat', () => {
    const heat = leg('6', { result: 'dead-heat', places: 1, tied: 3 });
    expect(paid(calculation({ typeId: COUPON_TYPE.single, legs: [heat] }))).toBe('won 20.00');
    expect(
      paid(calculation({ legs: [heat, leg('2', { result: 'dead-heat', places: 2, tied: 2 })] })),
    ).toContain('dead-heat');
  });

  test('sums singles, each with its own stake', () => {
    const legs = [leg('2', { stake: '5' }), leg('3', { stake: '10', result: '1' })];
    expect(paid(calculation({ typeId: COUPON_TYPE.multipleSingles, legs }))).toBe('open 40.00');
    expect(paid(calculation({ typeId: COUPON_TYPE.multipleSingles, legs: [leg('2')] }))).toContain(
      'leg-stake',
    );
  });

  test('reports what is missing', () => {
    expect(paid(calculation({ legs: [leg('2'), leg('')] }))).toBe('{"reason":"odds","legs":[1]}');
    expect(paid(calculation({ stake: 'ten' }))).toContain('stake');
    expect(paid(calculation({ legs: [leg('2')] }))).toContain('leg-count');
  });
});

test('every type starts with its minimum number of selections', () => {
  for (const typeId of Object.values(COUPON_TYPE)) {
    const next = withType(calculation({ legs: [] }), typeId);
    const filled = next.legs.map((one) => ({ ...one, ...typedPrice('2', 0), stake: '1' }));
    expect(paid(changed(next, { legs: filled })), String(typeId)).toMatch(/^open/);
  }
});

test('another format shows the same prices', () => {
  const american = withView(calculation({ legs: [leg('2.5'), leg('1.5')] }), 2);
  expect(american.legs.map(({ odds }) => odds)).toEqual(['+150', '-200']);
  expect(paid(american)).toBe('open 37.50');
  // -256 alone would be 1.391.
  const rounded = withView(calculation({ stake: '115', legs: [leg('1.39'), leg('1.13')] }), 2);
  expect(rounded.legs[0]?.odds).toBe('-256');
  expect(paid(rounded)).toBe('open 180.63');
});

describe('the address of a calculation', () => {
  test('includes all of it', () => {
    const whole = changed(
      calculation({
        typeId: COUPON_TYPE.multiBet,
        viewId: 2,
        iso: 'JPY',
        stake: '5000',
        hasBonusBet: true,
        legs: [
          leg('+150', { blockId: 0, isBanker: true }, 2),
          leg('-200', { blockId: 1, result: 'dead-heat', places: 2, tied: 5 }, 2),
          leg('+100', { blockId: 2, result: '4', stake: '12.5' }, 2),
          leg('', { blockId: 3 }),
        ],
      }),
      {},
    );
    const again = calculationIn(new URLSearchParams(queryOf(whole).toString()), calculation());
    expect(again).toEqual(whole);
  });

  test('that is empty or invalid gives a new one', () => {
    expect(calculationIn(new URLSearchParams(''), calculation())).toEqual(calculation());
    const broken = new URLSearchParams('type=2&value=x&odds=9&stake=-5&leg=abc_9_k99_d0-0&block=1_5&leg=2');
    const read = calculationIn(broken, calculation());
    expect(read).toMatchObject({ typeId: 2, systemValue: 2, stake: '10', blockStakes: {} });
    expect(read.legs).toHaveLength(3);
  });
});
