import { toMinor } from '@touchline/betting';
import type { Account } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio/react';
import { useAccounts } from '../../features/account/account.api.ts';
import { termsQuery, type CouponTerms } from '../../features/coupon/coupon.api.ts';
import {
  blockerOf,
  couponTypeOf,
  legOf,
  stakeOf,
  totalsOf,
  type Blocker,
  type Leg,
  type Stake,
  type StakeFacts,
  type Totals,
} from '../../features/coupon/coupon.rules.ts';
import { coupon } from '../../features/coupon/coupon.store.ts';
import type { CouponBet, CouponTypeId } from '../../features/coupon/coupon.types.ts';
import { useTopics } from '../../features/odds/useFeed.ts';
import { useSession, type SessionView } from '../../features/session/useSession.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { site } from '../../platform/site/site.ts';

export interface CouponView {
  readonly typeId: CouponTypeId;
  readonly legs: readonly Leg[];
  readonly stake: Stake;
  readonly totals: Totals;
  readonly blocker: Blocker | undefined;
  readonly facts: StakeFacts;
  readonly session: SessionView;
  /** The account that stakes; undefined for a guest and until the accounts have come. */
  readonly account: Account | undefined;
  readonly coefViewId: number;
}

/** The coupon with its prices and terms as they are; renders again when one of its own prices moves. */
export function useCouponView(): CouponView {
  const { bets, amount } = useSnapshot(coupon);
  const { coefViewId } = useSnapshot(settings);
  const session = useSession();
  const { active: account } = useAccounts(session.status === 'player');
  const iso = account?.iso ?? site().currency;
  const typeId = couponTypeOf(bets);
  const { data: terms } = useQuery(termsQuery(typeId, iso, bets));
  const legs = useLegs(bets, terms, typeId);
  const balance = account && toMinor(account.money, iso);
  const facts = { iso, terms, balance };
  const stake = stakeOf(amount, facts);
  return {
    typeId,
    legs,
    stake,
    totals: totalsOf(legs, stake, { iso, terms, viewId: coefViewId }),
    blocker: blockerOf(legs, stake),
    facts,
    session,
    account,
    coefViewId,
  };
}

function useLegs(
  bets: readonly CouponBet[],
  terms: CouponTerms | undefined,
  typeId: CouponTypeId,
): readonly Leg[] {
  useTopics(bets.map(({ gameId }) => `match:${gameId}` as const));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const watched = bets.map(({ gameId, marketId }) => `${gameId} ${marketId}`).join('\n');
  useEffect(() => {
    const stops = watched.split('\n').flatMap((line) => {
      const [gameId, marketId = ''] = line.split(' ');
      return [
        book.subscribeMarket(marketId, renderAgain),
        book.subscribeMatch(Number(gameId), renderAgain),
        book.subscribeTopic(`match:${Number(gameId)}`, renderAgain),
      ];
    });
    // What changed between the render and the subscription would be missed.
    renderAgain();
    return () => stops.forEach((stop) => stop());
  }, [watched]);
  return bets.map((bet) =>
    legOf(bet, {
      match: book.match(bet.gameId),
      market: book.market(bet.marketId),
      isKnown: book.state(`match:${bet.gameId}`) === 'synced',
      terms: terms?.legs.find(({ selectionId }) => selectionId === bet.selectionId),
      typeId,
    }),
  );
}
