import { toWire } from '@touchline/betting';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { onAnyMarket, onClosedMarket, place, resultsOf, thrownResults } from './markets.ts';
import { step, type Step } from './step.ts';

/** Publishes another result of a settled market: settled bets are corrected. */
const correct = fc.tuple(place, thrownResults).map(([at, thrown]) =>
  onClosedMarket(at, `publish ${thrown.join()} on`, async ({ market }, model, real) => {
    const said = resultsOf(market, thrown);
    model.publish(market.id, (_coupon, { key }) => {
      const result = said[key];
      return result === undefined ? undefined : { result };
    });
    const results = Object.fromEntries(
      // The cast is safe: the random results are leg results.
      Object.entries(said).map(([key, result]) => [`${market.id}:${key}`, { result: result as 0 }]),
    );
    await real.operator.publishResults({
      marketId: market.id,
      results,
      reason: 'The model says so.',
      operator: 'tester',
    });
  }),
);

/** Voids bets on a market that were placed up to a second ago. */
const voidBets = place.map((at) =>
  onAnyMarket(at, 'void the bets on', async ({ market: { id: marketId } }, model, real) => {
    const end = model.now - 1_000;
    const { eventId } = await real.operator.cancelWindow({
      marketId,
      start: null,
      end: new Date(end),
      reason: 'Void.',
      operator: 'tester',
    });
    // The model bets on: a cancellation also closes the market.
    await real.closures.open({ scope: 'market', subject: marketId });
    model.cancellations.push({ marketId, eventId, end, isLifted: false });
    model.voidBets(marketId);
  }),
);

/** Lifts a cancellation. */
const lift = fc.nat().map((at) =>
  step(
    `lift cancellation ${at}`,
    async (model, real) => {
      const holding = model.cancellations.filter(({ isLifted }) => !isLifted);
      const window = holding[at % holding.length];
      if (!window) return;
      await real.operator.liftCancellation({ eventId: window.eventId, reason: 'Not void.' });
      window.isLifted = true;
      model.voidBets(window.marketId);
    },
    ({ cancellations }) => cancellations.some(({ isLifted }) => !isLifted),
  ),
);

const collect = fc.nat().map((at) =>
  step(
    `collect debt ${at}`,
    async (model, real) => {
      const owing = model.coupons.filter(({ debt }) => debt > 0n);
      const coupon = owing[at % owing.length];
      if (!coupon) return;
      const debt = await real.db
        .selectFrom('debts')
        .innerJoin('coupons', 'coupons.id', 'debts.coupon_id')
        .select(['debts.id', 'debts.open_amount'])
        .where('coupons.player_id', '=', real.player.playerId)
        .where('coupons.key', '=', coupon.key)
        .where('debts.open_amount', '>', 0n)
        .orderBy('debts.id')
        .executeTakeFirstOrThrow();
      const taken = debt.open_amount < model.purse.balance ? debt.open_amount : model.purse.balance;
      expect(await real.operator.collectDebt(String(debt.id))).toBe(toWire(taken, 'EUR'));
      model.purse.move({ at: model.now, meaning: 'payout', amount: -taken, ref: coupon.key });
      coupon.debt -= taken;
    },
    ({ coupons }) => coupons.some(({ debt }) => debt > 0n),
  ),
);

/** Actions of operators on accepted coupons. */
export const operatorSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 6, arbitrary: correct },
  { weight: 1, arbitrary: voidBets },
  { weight: 1, arbitrary: lift },
  { weight: 2, arbitrary: collect },
];
