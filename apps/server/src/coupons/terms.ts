import { isPayableCouponType, toWire } from '@touchline/betting';
import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import type { LineBook } from '../feed/lineBook.ts';
import { combinationFaults } from './judgement.ts';
import { liveDelaySeconds } from './liveDelay.ts';
import { couponBounds, isBettingCurrency } from './stakeLimits.ts';

type Terms = AnswerOf<Calls['couponTerms']>;

/**
 * What a coupon may stake now, and how each leg stands in it. Answers undefined for a currency or a coupon type
 * that no bet is taken in.
 */
export function couponTerms(
  book: LineBook,
  { typeId, iso, bets }: BodyOf<Calls['couponTerms']>,
): Terms | undefined {
  if (!isBettingCurrency(iso) || !isPayableCouponType(typeId)) return undefined;
  const found = bets.map(({ selectionId }) => ({ selectionId, state: book.bettable(selectionId) }));
  const open = found.flatMap(({ selectionId, state }) => (state.ok ? [{ selectionId, ...state }] : []));
  const faults = combinationFaults(
    typeId,
    open.map(({ selectionId, match, market }) => ({
      selectionId,
      matchId: match.id,
      marketType: market.type,
    })),
  );
  const faultOf = new Map(faults.map(({ selectionId, code }) => [selectionId, code]));
  const bounds = couponBounds(typeId, iso);
  return {
    minBetAmount: toWire(bounds.minMinor, iso),
    maxBetAmount: toWire(bounds.maxMinor, iso),
    maxPayout: toWire(bounds.maxPayoutMinor, iso),
    delaySeconds: liveDelaySeconds(
      open.map(({ match, market }) => ({ sportId: match.sportId, isLive: market.producer === 'live' })),
    ),
    systemOptions: [],
    isVipBetAvailable: false,
    legs: found.map(({ selectionId, state }) => ({
      selectionId,
      ...(state.ok ? { coef: state.selection.k } : {}),
      isBlocked: !state.ok,
      isDepend: faultOf.get(selectionId) === 'LEG_DEPENDENT',
      isBannedExpress: faultOf.get(selectionId) === 'LEG_BANNED_EXPRESS',
      isDisabledBanker: false,
    })),
  };
}
