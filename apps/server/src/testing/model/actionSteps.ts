import { oddsToWire, toWire, type OddsMilli } from '@touchline/betting';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { insuranceQuote, insureCoupon } from '../../betting/betActions/insurance.service.ts';
import { takePowerBet } from '../../betting/betActions/powerBet/powerBet.service.ts';
import { powerBetQuote } from '../../betting/betActions/powerBet/powerBetOffer.ts';
import { cashOut } from '../../betting/betActions/cashOut/cashOut.service.ts';
import { couponByKey } from '../../betting/coupons/coupons.store.ts';
import type { CouponWithLegs } from '../../betting/coupons/couponAccess.ts';
import { isOpenToActions, saleQuote, sell } from './acting.ts';
import { possibleNow, type ModelCoupon } from './coupon.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';
import { expectCode, step, type Step } from './step.ts';

let keys = 0;
const newKey = (): string => `model-action-${(keys += 1)}`;

/** Makes a step on one of the accepted coupons. */
function onCoupon(
  at: number,
  name: string,
  run: (
    both: { coupon: ModelCoupon; rows: CouponWithLegs; couponId: string },
    model: Model,
    real: RealPlatform,
  ) => Promise<void>,
): Step {
  const taken = ({ coupons }: Readonly<Model>) =>
    coupons.filter(({ state }) => state !== 'rejected' && state !== 'needsConfirm');
  return step(
    `${name} ${at}`,
    async (model, real) => {
      const some = taken(model);
      const coupon = some[at % some.length];
      const rows = coupon && (await couponByKey(real.db, real.player.playerId, coupon.key));
      if (!coupon || !rows) throw new Error('The coupon is not there.');
      await run({ coupon, rows, couponId: String(rows.coupon.id) }, model, real);
    },
    (model) => taken(model).length > 0,
  );
}

/** Returns the refusal of spending an amount on a coupon. */
function spendCode({ purse, now }: Model, amount: bigint): string | undefined {
  return (
    purse.stakeRefusal(amount, now, false) ?? (amount > purse.balance ? 'INSUFFICIENT_FUNDS' : undefined)
  );
}

const sale = fc
  .tuple(fc.nat(), fc.constantFrom(1, 10, 33, 50, 100), fc.constantFrom(-1n, 0n, 1n))
  .map(([at, percent, more]) =>
    onCoupon(
      at,
      `sell ${percent} % for ${more} more than offered, of`,
      async ({ coupon, couponId }, model, real) => {
        const quote = saleQuote(coupon);
        const part = quote?.part(percent);
        const seen = (part?.credit ?? 100n) + more;
        const sold = cashOut(real.deps, {
          playerId: real.player.playerId,
          key: newKey(),
          couponId,
          body: { percent, amount: toWire(seen, 'EUR') },
        });
        if (seen <= 0n)
          return expectCode(sold, coupon.state === 'accepted' ? 'INVALID_REQUEST' : 'COUPON_NOT_OPEN');
        if (!quote) return expect(sold).rejects.toMatchObject({ status: 409 });
        await expectCode(sold, part ? undefined : 'SALE_PART');
        sell(model.purse, model.now, coupon, { percent, seen, quote });
      },
    ),
  );

const insure = fc.tuple(fc.nat(), fc.constantFrom(1, 25, 100)).map(([at, percent]) =>
  onCoupon(at, `insure ${percent} % of`, async ({ coupon, rows, couponId }, model, real) => {
    const quote = insuranceQuote(real.deps.book, rows, percent);
    const premium = quote.availability === 1 ? quote.terms.premiumMinor : 1n;
    const insured = insureCoupon(real.deps, {
      playerId: real.player.playerId,
      key: newKey(),
      couponId,
      body: { percent, premium: toWire(premium, 'EUR') },
    });
    if (quote.availability !== 1) return expect(insured).rejects.toMatchObject({ status: 409 });
    expect(isOpenToActions(coupon)).toBe(true);
    const code = spendCode(model, premium);
    await expectCode(insured, code);
    if (code !== undefined) return;
    model.purse.move({ at: model.now, meaning: 'stake', amount: -premium, ref: coupon.key });
    coupon.refund = (coupon.amount * BigInt(percent) * 2n + 100n) / 200n;
  }),
);

const power = fc.nat().map((at) =>
  onCoupon(at, 'PowerBet on', async ({ coupon, rows, couponId }, model, real) => {
    const quote = powerBetQuote(real.deps.book, rows);
    const offer = quote.availability === 1 ? quote.offer : undefined;
    const extra = offer?.extraStakeMinor ?? 100n;
    const taken = takePowerBet(real.deps, {
      playerId: real.player.playerId,
      key: newKey(),
      couponId,
      body: { newCoef: offer ? oddsToWire(offer.newCoef) : '2', extraStake: toWire(extra, 'EUR') },
    });
    if (!offer) return expect(taken).rejects.toMatchObject({ status: 409 });
    expect(isOpenToActions(coupon)).toBe(true);
    const code = spendCode(model, extra);
    await expectCode(taken, code);
    if (code === undefined) takeTerms(model, coupon, extra, offer.newCoef);
  }),
);

/** The extra stake is lost with the coupon; the new total is never below the old one. */
function takeTerms({ purse, now }: Model, coupon: ModelCoupon, extra: bigint, newCoef: OddsMilli): void {
  const before = possibleNow(coupon);
  purse.move({ at: now, meaning: 'stake', amount: -extra, ref: coupon.key });
  coupon.extraStake = extra;
  coupon.powerCoef = newCoef;
  coupon.possible = possibleNow(coupon);
  expect(coupon.possible).toBeGreaterThan(before);
}

/** Actions of a player on accepted coupons. */
export const actionSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: sale },
  { weight: 2, arbitrary: insure },
  { weight: 2, arbitrary: power },
];
