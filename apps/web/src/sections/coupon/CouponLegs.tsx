import { CouponLeg, type CouponLegProps, type CouponLegState } from '@touchline/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leg, LegState } from '../../features/coupon/coupon.rules.ts';
import { removeBet } from '../../features/coupon/coupon.store.ts';
import { isQuarterLine } from '../../features/coupon/payable.rules.ts';
import { MatchMinute } from '../../features/odds/MatchMinute.tsx';
import { oddsText } from '../../features/odds/oddsText.ts';
import { sportSlug } from '../../features/odds/sportSlugs.ts';
import { useNames } from '../../features/odds/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useWord } from '../../platform/i18n/useWord.ts';

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

export interface LegRowProps extends Pick<CouponLegProps, 'banker' | 'handle' | 'stake' | 'controls'> {
  readonly leg: Leg;
  readonly coefViewId: number;
  /** A bet is on its way, so nothing is taken out. */
  readonly isFrozen: boolean;
  /** Why the platform refused it, by the refusal's code. */
  readonly refusedBy?: string | undefined;
}

/** The selections of the coupon as list items, each with its match, price and state. */
export function CouponLegs({
  legs,
  refusals,
  ...rest
}: Pick<LegRowProps, 'coefViewId' | 'isFrozen'> & {
  readonly legs: readonly Leg[];
  readonly refusals: ReadonlyMap<string, string>;
}) {
  return legs.map((leg) => (
    <LegRow key={leg.bet.selectionId} leg={leg} refusedBy={refusals.get(leg.bet.selectionId)} {...rest} />
  ));
}

/** One selection; renders again only when something of its own changed. */
export const LegRow = memo(function LegRow({ leg, coefViewId, isFrozen, refusedBy, ...parts }: LegRowProps) {
  const { t } = useTranslation('coupon');
  const word = useWord();
  const names = useNames();
  const { bet, state, match, move } = leg;
  const market = { type: bet.marketType, line: bet.line, ordinal: bet.ordinal };
  const pick = names.selection(market, bet.selectionKey, bet);
  const from = oddsText(bet.coef, coefViewId);
  const isClosed = state !== 'open' && state !== 'loading';
  const refused = refusedBy === undefined ? undefined : word('couponMore', `refusal.${refusedBy}.title`);
  return (
    <CouponLeg
      {...parts}
      data-bet={bet.selectionId}
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
      note={isQuarterLine(bet.line) ? t('asianLine') : undefined}
      price={oddsText(leg.price, coefViewId) || '–'}
      move={move && { from, direction: move, label: t(move === 'up' ? 'movedUp' : 'movedDown', { from }) }}
      state={isClosed ? looks[state] : refused === undefined ? 'open' : 'dependent'}
      reason={isClosed ? t(`legState.${state}`) : refused}
      removeLabel={t('remove', { pick })}
      onRemove={isFrozen ? undefined : () => removeBet(bet.selectionId)}
    />
  );
});

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
