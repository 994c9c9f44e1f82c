import { CouponLeg, type CouponLegState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Leg, LegState } from '../../features/coupon/coupon.rules.ts';
import { removeBet } from '../../features/coupon/coupon.store.ts';
import { MatchMinute } from '../../features/odds/MatchMinute.tsx';
import { oddsText } from '../../features/odds/oddsText.ts';
import { sportSlug } from '../../features/odds/sportSlugs.ts';
import { useNames } from '../../features/odds/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';

/** How the kit shows each state of a leg. */
const looks: Readonly<Record<LegState, CouponLegState>> = {
  loading: 'open',
  open: 'open',
  suspended: 'suspended',
  locked: 'locked',
  finished: 'finished',
  dependent: 'dependent',
  banned: 'dependent',
};

export interface CouponLegsProps {
  readonly legs: readonly Leg[];
  readonly coefViewId: number;
  /** A bet is on its way, so nothing is taken out. */
  readonly isFrozen: boolean;
}

/** The selections of the coupon as list items, each with its match, price and state. */
export function CouponLegs({ legs, coefViewId, isFrozen }: CouponLegsProps) {
  return legs.map((leg) => (
    <LegRow key={leg.bet.selectionId} leg={leg} coefViewId={coefViewId} isFrozen={isFrozen} />
  ));
}

function LegRow({ leg, coefViewId, isFrozen }: Omit<CouponLegsProps, 'legs'> & { readonly leg: Leg }) {
  const { t } = useTranslation('coupon');
  const names = useNames();
  const { bet, state, match, move } = leg;
  const market = { type: bet.marketType, line: bet.line, ordinal: bet.ordinal };
  const pick = names.selection(market, bet.selectionKey, bet);
  const from = oddsText(bet.coef, coefViewId);
  const isQuarter = /\.(?:25|75)$/.test(bet.line ?? '');
  return (
    <CouponLeg
      event={useEventLine(leg)}
      {...(match?.status === 2 || match?.status === 3
        ? {
            live:
              match.status === 2 && match.clock?.seconds !== undefined ? (
                <MatchMinute matchId={match.id} />
              ) : (
                names.phase(match)
              ),
          }
        : {})}
      pick={pick}
      market={names.market(market, sportSlug(bet.sportId))}
      note={isQuarter ? t('asianLine') : undefined}
      price={oddsText(leg.price, coefViewId)}
      move={move && { from, direction: move, label: t(move === 'up' ? 'movedUp' : 'movedDown', { from }) }}
      state={looks[state]}
      reason={state === 'open' || state === 'loading' ? undefined : t(`legState.${state}`)}
      removeLabel={t('remove', { pick })}
      onRemove={isFrozen ? undefined : () => removeBet(bet.selectionId)}
    />
  );
}

/** "Arsenal 2 – 1 Crystal Palace" in play, "Today 21:00 · Arsenal – Crystal Palace" before. */
function useEventLine({ bet, match }: Leg): string {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  // Each name keeps its own direction inside the sentence.
  const values = { home: `\u2068${bet.home}\u2069`, away: `\u2068${bet.away}\u2069` };
  if (match?.score) {
    const [homeScore, awayScore] = match.score.total;
    return t('eventLive', { ...values, homeScore, awayScore });
  }
  const startsAt = match?.startsAt ?? bet.startsAt;
  return t('eventAhead', { ...values, day: format.day(startsAt), time: format.time(startsAt) });
}
