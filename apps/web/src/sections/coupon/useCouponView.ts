import { COUPON_TYPE, qualifiesForBonusBet, parseOdds } from '@touchline/betting';
import type { Account } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { useAccounts } from '../../features/account/account.api.ts';
import { displayedCurrency } from '../../features/account/displayedCurrency.ts';
import { arranged, systemValueOf, typeOf } from '../../features/coupon/type/arrangement.ts';
import { termsQuery, type CouponTerms } from '../../features/coupon/coupon.api.ts';
import { blockerOf, type Blocker, type Leg } from '../../features/coupon/pricing/legs.rules.ts';
import { coupon } from '../../features/coupon/coupon.store.ts';
import type { CouponTypeId } from '../../features/coupon/coupon.types.ts';
import type { Extras, Totals } from '../../features/coupon/pricing/totals.rules.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { useSession, type SessionView } from '../../features/session/useSession.ts';
import { site } from '../../platform/site/site.ts';
import { useFeedData } from './legs/useFeedData.ts';
import { legsOf } from './legs/legsOf.ts';
import { totalsIn } from './stake/totalsIn.ts';
import { useStakes, type Stakes } from './stake/useStakes.ts';

export interface CouponView extends Stakes {
  readonly typeId: CouponTypeId;
  /** Number of selections or blocks per combination, in types with combinations. */
  readonly systemValue: number | undefined;
  /** Legs as arranged for the type, with blocks and bankers. */
  readonly legs: readonly Leg[];
  readonly terms: CouponTerms | undefined;
  readonly extras: Extras;
  readonly totals: Totals;
  readonly blocker: Blocker | undefined;
  readonly iso: string;
  readonly session: SessionView;
  /** Account to stake from; undefined for a guest and until the accounts are loaded. */
  readonly account: Account | undefined;
  readonly accounts: readonly Account[];
  readonly coefViewId: number;
}

/** The coupon with current prices and terms; renders again when one of its own prices moves. */
export function useCouponView(): CouponView {
  const chosen = useSnapshot(coupon);
  const { coefViewId } = useSnapshot(settings);
  const session = useSession();
  const { active, accounts } = useAccounts(session.status === 'player');
  const account = accounts.find(({ id }) => id === chosen.accountId) ?? active;
  const iso = displayedCurrency(account?.iso, site().currency);
  const typeId = typeOf(chosen.typeId, chosen.bets);
  const bets = useMemo(() => arranged(chosen.bets, typeId), [chosen.bets, typeId]);
  const systemValue = systemValueOf(chosen.systemValue, bets, typeId);
  const feed = useFeedData(bets);
  const { data: terms, isPlaceholderData: isOutdated } = useQuery(
    termsQuery({
      typeId,
      iso,
      bets,
      systemValue,
      expressId: chosen.expressId,
      isBonusAccount: account?.type === 4,
      // The payout of losing depends on the prices.
      prices:
        typeId === COUPON_TYPE.antiExpress
          ? bets.map((bet, index) => priceIn(bet.selectionId, feed[index]?.market))
          : [],
    }),
  );
  const legs = legsOf(bets, { feed, terms, typeId });
  const stakes = useStakes({ typeId, systemValue, iso, terms, legs, account });
  const extras = extrasOf(chosen, { typeId, legs, terms, isPrepaid: stakes.prepaidAmount !== undefined });
  const totals = totalsIn({ ...stakes, typeId, systemValue, legs, iso, terms, extras, coefViewId });
  const blocker = blockerOf(legs, {
    shape: totals.shapeProblem,
    hasTerms: terms !== undefined && !isOutdated,
    hasAmountProblem: stakes.hasProblem,
  });
  return {
    ...stakes,
    typeId,
    systemValue,
    legs,
    terms,
    extras,
    totals,
    // The previous terms may not apply to the changed coupon.
    blocker: blocker ?? (isOutdated ? 'loading' : undefined),
    iso,
    session,
    account,
    accounts,
    coefViewId,
  };
}

interface ExtrasData {
  readonly typeId: CouponTypeId;
  readonly legs: readonly Leg[];
  readonly terms: CouponTerms | undefined;
  readonly isPrepaid: boolean;
}

/** Extra payouts; excluded by an advance. */
function extrasOf(
  chosen: {
    readonly manuallyDeletedBonusBet: boolean;
    readonly expressId: string | undefined;
    readonly promoCode: string | undefined;
  },
  { typeId, legs, terms, isPrepaid }: ExtrasData,
): Extras {
  const prices = legs.flatMap(({ price }) => (price === undefined ? [] : [{ odds: parseOdds(price) }]));
  const isOffered = typeId === COUPON_TYPE.express && terms?.bonusBetCoef !== undefined && !isPrepaid;
  return {
    hasBonusBet: isOffered && !chosen.manuallyDeletedBonusBet && qualifiesForBonusBet(prices),
    isHyperBonusWithBonusBet: site().isHyperBonusWithBonusBet,
    isExpressOfDay: chosen.expressId !== undefined && !isPrepaid,
    isPromo: chosen.promoCode !== undefined,
    isPrepaid,
    hasTaxes: site().partnerHasTaxes ?? false,
  };
}

function priceIn(
  selectionId: string,
  market:
    | { readonly selections: readonly { readonly id: string; readonly k?: string | undefined }[] }
    | undefined,
): string {
  return market?.selections.find(({ id }) => id === selectionId)?.k ?? '';
}
