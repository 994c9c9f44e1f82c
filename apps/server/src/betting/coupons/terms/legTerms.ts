import { oddsToWire, toWire } from '@touchline/betting';
import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { combinationFaults, isLive, ruleLeg, type OpenLeg } from '../placement/openLegs.ts';
import { legMaximum } from '../stakes/stakeLimits.ts';

/**
 * Returns the state of each leg in the coupon: its price and maximum, or that it can't be bet on, alone or with the
 * others.
 */
export function legsOf(
  body: BodyOf<Calls['couponTerms']>,
  open: readonly OpenLeg[],
): AnswerOf<Calls['couponTerms']>['legs'] {
  const legOf = new Map(open.map((leg) => [leg.selection.id, leg]));
  const faults = new Map(
    combinationFaults(body.typeId, open).map(({ selectionId, code }) => [selectionId, code]),
  );
  return body.bets.map(({ selectionId }) => {
    const leg = legOf.get(selectionId);
    const code = faults.get(selectionId);
    return {
      selectionId,
      ...(leg ? pricedLeg(leg, body.iso) : { isBlocked: true, isDisabledBanker: false }),
      isDepend: code === 'LEG_DEPENDENT',
      isBannedExpress: code === 'LEG_BANNED_EXPRESS',
    };
  });
}

function pricedLeg(leg: OpenLeg, iso: string) {
  const most = legMaximum({ marketType: leg.market.type, isLive: isLive(leg) }, iso);
  return {
    coef: oddsToWire(leg.now),
    maxBetAmount: toWire(most, iso),
    isBlocked: false,
    isDisabledBanker: ruleLeg(leg).isDisabledBanker ?? false,
  };
}
