import { expect } from 'vitest';
import type { ModelCoupon } from './coupon.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';

/** Compares the money of model and platform, after every step. */
export async function compareMoney({ purse, cashier }: Model, real: RealPlatform): Promise<void> {
  expect(await real.money()).toEqual({ balance: purse.balance, held: purse.held });
  expect(await real.cashier.bonus()).toBe(cashier.bonus);
}

/** Compares all payments of model and platform. */
export async function comparePayments({ cashier }: Model, real: RealPlatform): Promise<void> {
  const expected = [
    ...cashier.deposits.map(({ id, state, refunded, debt }) => ({
      id,
      state: state === 'voided' ? 'failed' : state,
      refunded,
      debt,
    })),
    ...cashier.withdrawals.map(({ id, state }) => ({ id, state, refunded: 0n, debt: 0n })),
  ];
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
  expect((await real.cashier.rows()).toSorted(byId)).toEqual(expected.toSorted(byId));
}

/** Converts a coupon of the model to the format of its row. */
function rowOf(coupon: ModelCoupon) {
  const { key, state, refusal, outcome, amount, soldStake, extraStake, powerCoef, corrections } = coupon;
  const isEnded = state === 'settled' || state === 'sold';
  const wasTaken = isEnded || state === 'accepted';
  return {
    key,
    state,
    refusal: refusal ?? null,
    outcome: outcome ?? null,
    amount,
    payout: isEnded ? coupon.payout : null,
    possible: wasTaken ? coupon.possible : null,
    soldStake,
    extraStake,
    powerCoef: powerCoef ?? null,
    corrections,
    debt: coupon.debt,
    tax: coupon.tax,
    sales: coupon.sales.map((sale) => sale.state),
    legs: coupon.legs.map((leg) => ({
      result: wasTaken ? leg.result : -2,
      coef: wasTaken ? leg.odds : null,
      isVoid: leg.isVoid,
    })),
  };
}

async function realRows({ db, player }: RealPlatform) {
  const coupons = await db
    .selectFrom('coupons')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .orderBy('id')
    .execute();
  const ids = coupons.map(({ id }) => id);
  if (ids.length === 0) return [];
  const legs = await db
    .selectFrom('coupon_legs')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('position')
    .execute();
  const sales = await db
    .selectFrom('coupon_sales')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('id')
    .execute();
  const debts = await db.selectFrom('debts').selectAll().where('coupon_id', 'in', ids).execute();
  return coupons.map((coupon) => {
    const wasTaken = ['accepted', 'settled', 'sold'].includes(coupon.state);
    const own = <Row extends { coupon_id: bigint | null }>(rows: readonly Row[]) =>
      rows.filter(({ coupon_id }) => coupon_id === coupon.id);
    return {
      key: coupon.key,
      state: coupon.state,
      refusal: coupon.refusal?.code ?? null,
      outcome: coupon.outcome,
      amount: coupon.amount,
      payout: coupon.payout,
      possible: wasTaken ? coupon.possible_payout : null,
      soldStake: coupon.sold_stake,
      extraStake: coupon.extra_stake,
      powerCoef: coupon.power_coef,
      corrections: coupon.corrections,
      tax: coupon.tax,
      debt: own(debts).reduce((sum, { open_amount }) => sum + open_amount, 0n),
      sales: own(sales).map(({ state }) => state),
      legs: own(legs).map(({ status_id, coef, is_void }) => ({
        result: status_id,
        coef: wasTaken ? coef : null,
        isVoid: is_void,
      })),
    };
  });
}

/** Compares all coupons of model and platform. */
export async function compareCoupons({ coupons }: Model, real: RealPlatform): Promise<void> {
  expect(await realRows(real)).toEqual(coupons.map(rowOf));
}
