import { oddsToWire, parseOdds, type OddsMilli } from '@touchline/betting';
import type { BodyOf, Calls } from '@touchline/contract';
import { updateCoupon } from '../../coupons/couponAccess.ts';
import type { CouponDeps } from '../../coupons/couponDeps.ts';
import { type Trx, ProblemError, wrongField, seconds } from '../../../kernel/index.ts';
import { withClosures } from '../../marketClosures/followClosures.ts';
import { amountIn, runOnce } from '../../../ledger/index.ts';
import type { ReplacedTerms } from '../betActions.tables.ts';
import { notOffered } from '../availability.ts';
import { lockOwnCoupon, type ActionRequest } from '../lockedCoupon.ts';
import { powerBetQuote } from './powerBetOffer.ts';
import { spendOn } from '../spend.ts';

/**
 * Applies a PowerBet to a coupon, once per key, at the total that the player was shown or a higher one. Throws a
 * ProblemError: 400, 404, 409 if there is no offer or it has changed, 422 if limits, blocks or the balance don't
 * allow the extra stake.
 */
export async function takePowerBet(
  deps: CouponDeps,
  { playerId, key, couponId, body }: ActionRequest<BodyOf<Calls['takePowerBet']>>,
): Promise<void> {
  const { db, book, now } = deps;
  const request = { playerId, key, call: 'takePowerBet', body: { ...body, couponId } };
  const take = async (trx: Trx): Promise<string> => {
    const held = await lockOwnCoupon(trx, playerId, couponId);
    const { coupon } = held;
    const seenStake = amountIn(body.extraStake, coupon.iso, '/extraStake');
    const seenCoef = coefIn(body.newCoef);
    const quote = powerBetQuote(book, held);
    if (quote.availability !== 1) throw notOffered('PowerBet', quote);
    const { newCoef, extraStakeMinor, newPossiblePayout } = quote.offer;
    if (extraStakeMinor !== seenStake || newCoef < seenCoef) throw otherTerms();
    const at = now();
    await spendOn(trx, held, extraStakeMinor, { kind: 'power-bet', at });
    const replaced: ReplacedTerms = {
      oldCoef: coupon.coef,
      oldPossiblePayout: String(coupon.possible_payout),
      at: seconds(at),
    };
    await updateCoupon(trx, coupon.id, {
      extra_stake: extraStakeMinor,
      power_coef: newCoef,
      power_bet: JSON.stringify(replaced),
      coef: oddsToWire(newCoef),
      possible_payout: newPossiblePayout,
    });
    return couponId;
  };
  await withClosures(deps, () => runOnce(db, request, take));
}

function coefIn(text: string): OddsMilli {
  try {
    return parseOdds(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongField('/newCoef', 'odds', error.message);
  }
}

const otherTerms = () =>
  new ProblemError(
    409,
    'TERMS_CHANGED',
    'The PowerBet offer has changed: check the new terms and confirm them.',
  );
