import { toWire } from '@touchline/betting';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { LimitType } from '../../protection/limits/rules/limitTypes.ts';
import { KeyMismatchError } from '../../kernel/http/keyMismatch.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';
import { dice, slipOf } from './slips.ts';
import { expectCode, step, type Step } from './step.ts';

let keys = 0;
const newKey = (): string => `model-key-${(keys += 1)}`;

/** Deposits play money, as far as the limits allow it. */
export async function pay(model: Model, real: RealPlatform, amount: bigint): Promise<void> {
  const code = model.purse.depositRefusal(amount, model.now, model.cashier.claimed);
  const key = newKey();
  const { playerId, accountId } = real.player;
  const body = { accountId: String(accountId), amount: toWire(amount, 'EUR') };
  await expectCode(real.wallet.creditDemoMoney(real.site, playerId, key, body), code);
  if (code === undefined) model.purse.move({ at: model.now, meaning: 'deposit', amount, ref: key });
}

const deposit = fc
  .constantFrom(500n, 5_000n, 300_000n)
  .map((amount) => step(`deposit ${amount}`, (model, real) => pay(model, real, amount)));

/** Generates whether finished matches have been replaced by new ones, which is usual. */
const isFresh = fc.oneof(
  { weight: 5, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);

const place = fc.tuple(dice, isFresh).map(([thrown, fresh]) =>
  step(`place ${fresh ? 'afresh ' : ''}${fc.stringify(thrown)}`, async (model, real) => {
    if (fresh) for (const match of model.renewAll()) real.say(match);
    const key = newKey();
    const slip = slipOf(thrown, model.line);
    const expected = model.place(key, slip);
    const { coupon } = await real.place(key, slip);
    expect({ state: coupon.state, refusal: coupon.refusal?.code }).toEqual({
      state: expected.state,
      refusal: expected.refusal,
    });
  }),
);

const replay = fc.tuple(fc.nat(), fc.boolean()).map(([at, isOther]) =>
  step(
    `replay ${at}${isOther ? ' with another body' : ''}`,
    async (model, real) => {
      const coupon = model.coupons[at % model.coupons.length];
      if (!coupon) return;
      if (isOther) {
        const other = { ...coupon, amount: coupon.amount + 1n };
        await expect(real.place(coupon.key, other)).rejects.toThrow(KeyMismatchError);
      } else {
        const again = await real.place(coupon.key, coupon);
        expect(again.coupon).toMatchObject({ key: coupon.key, state: coupon.state, amount: coupon.amount });
      }
    },
    ({ coupons }) => coupons.length > 0,
  ),
);

const MONEY_LIMITS = [1, 2, 3, 10, 11, 12, 20, 21, 22] as const satisfies readonly LimitType[];

/** Requests a limit: stricter ones apply at once, looser ones wait. No value removes the limit. */
const limit = fc
  .tuple(fc.constantFrom(...MONEY_LIMITS), fc.constantFrom(undefined, 0n, 2_500n, 30_000n, 500_000n))
  .map(([type, value]) =>
    step(`limit ${type} of ${value ?? 'nothing'}`, async (model, real) => {
      model.purse.ask(type, value, model.now);
      await real.ask(type, value);
    }),
  );

const confirm = fc.constantFrom(...MONEY_LIMITS).map((type) =>
  step(
    `confirm limit ${type}`,
    async (model, real) => {
      await expectCode(real.confirm(type), model.purse.confirm(type, model.now));
    },
    ({ purse }) => purse.pending.has(type),
  ),
);

/** Starts a timeout, or an exclusion that ends by itself. */
const away = fc.tuple(fc.constantFrom<30 | 33>(30, 33), fc.constantFrom(1n, 7n)).map(([type, days]) =>
  step(`${type === 30 ? 'exclusion' : 'timeout'} of ${days} days`, async (model, real) => {
    const code = model.purse.takeBreak(type, days, model.now);
    await expectCode(real.takeBreak(type, days), code);
    // Players who exclude themselves lose their bonus.
    if (type === 30 && code === undefined && model.cashier.bonus !== undefined)
      model.cashier.endBonus(false, model.now);
  }),
);

/** A player's steps other than actions on coupons, with their weights. */
export const playerSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 3, arbitrary: deposit },
  { weight: 30, arbitrary: place },
  { weight: 2, arbitrary: replay },
  { weight: 2, arbitrary: limit },
  { weight: 1, arbitrary: confirm },
  { weight: 1, arbitrary: away },
];
