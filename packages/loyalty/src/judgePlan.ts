import { rational } from '@touchline/betting';
import {
  LEVEL_COUNT,
  type CashbackPlan,
  type LoyaltyPlan,
  type LoyaltyProduct,
  type PointsPlan,
} from './plan.ts';

/** A fault of a plan, with its path in the plan. */
export interface PlanFault {
  readonly path: string;
  readonly message: string;
}

const ONE_PRODUCT: Readonly<Record<LoyaltyProduct, string>> = {
  sport: 'betting',
  slots: 'casino',
  'live-casino': 'casino',
};

/** Returns the faults that the form of a plan can't exclude; empty for a sound plan. */
export function planFaults({ points, cashback }: LoyaltyPlan): PlanFault[] {
  const twice = cashback.findIndex(({ id }, index) => cashback.findIndex((one) => one.id === id) < index);
  return [
    ...(points ? pointsFaults(points) : []),
    ...cashback.flatMap((plan, index) => cashbackFaults(plan, `/cashback/${index}`)),
    ...(twice < 0 ? [] : [{ path: `/cashback/${twice}/id`, message: 'Each cashback can be there once.' }]),
  ];
}

function pointsFaults({ levels }: PointsPlan): PlanFault[] {
  const faults: PlanFault[] = [];
  if (levels.length !== LEVEL_COUNT) {
    faults.push({ path: '/points/levels', message: `Name ${LEVEL_COUNT} levels.` });
  }
  if (levels[0] && levels[0].from !== 0) {
    faults.push({ path: '/points/levels/0/from', message: 'The first level begins at 0 points.' });
  }
  for (const [index, { from, rate }] of levels.entries()) {
    const before = levels[index - 1];
    if (!before) continue;
    const path = `/points/levels/${index}`;
    if (from <= before.from) {
      faults.push({ path: `${path}/from`, message: 'A level needs more points than the one before.' });
    }
    if (rational.compare(rational.parse(rate), rational.parse(before.rate)) < 0) {
      faults.push({ path: `${path}/rate`, message: 'A level never gives less than the one before.' });
    }
  }
  return faults;
}

function cashbackFaults({ products, levels, least, cap }: CashbackPlan, path: string): PlanFault[] {
  const faults: PlanFault[] = [];
  if (levels.length !== 1 && levels.length !== LEVEL_COUNT) {
    faults.push({ path: `${path}/levels`, message: `Name one entry for all levels, or ${LEVEL_COUNT}.` });
  }
  if (new Set(products.map((product) => ONE_PRODUCT[product])).size > 1) {
    faults.push({ path: `${path}/products`, message: 'A reward is for one product: betting or casino.' });
  }
  if (rational.compare(rational.parse(least), rational.parse(cap)) > 0) {
    faults.push({ path: `${path}/least`, message: 'The least amount can’t be above the highest one.' });
  }
  return faults;
}
