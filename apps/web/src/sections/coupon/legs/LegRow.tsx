import { CouponLeg, type CouponLegProps, type CouponLegState } from '@touchline/ui';
import { memo, useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Leg, LegState } from '../../../features/coupon/pricing/legs.rules.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { removeBet } from '../../../features/coupon/undo.actions.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { legCrest } from '../../../widgets/coupon/legCrest.tsx';
import { MinuteOrPhase } from '../../../widgets/events/liveTexts.tsx';
import type { LegLabels } from './useLegLabels.ts';

/** The kit's state for each state of a leg. */
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
  readonly labels: LegLabels;
  readonly coefViewId: number;
  /** True if a bet is pending, so that nothing can be removed. */
  readonly isFrozen: boolean;
  /** True if a team's crest is shown. */
  readonly hasCrests: boolean;
  /** Code of the server's refusal. */
  readonly refusedBy?: string | undefined;
}

/** One selection; renders again only when its own data changed. */
export const LegRow = memo(function LegRow({
  leg,
  labels,
  coefViewId,
  isFrozen,
  hasCrests,
  refusedBy,
  ...parts
}: LegRowProps) {
  const { bet, state, match, move } = leg;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a move of the price changes none of the words
  const said = useMemo(() => labels.of(leg), [labels, bet, match]);
  const remove = useCallback(() => removeBet(bet.selectionId), [bet.selectionId]);
  const hasMoves = useSnapshot(settings).coefIndicationType !== 2;
  const from = oddsText(bet.coef, coefViewId);
  const isClosed = state !== 'open' && state !== 'loading';
  const refused = refusedBy === undefined ? undefined : labels.refused(refusedBy);
  return (
    <CouponLeg
      {...parts}
      {...said}
      data-bet={bet.selectionId}
      crests={hasCrests ? legCrest(bet) : undefined}
      live={liveOf(leg, labels)}
      price={oddsText(leg.price, coefViewId) || '–'}
      move={move && hasMoves ? { from, direction: move, label: labels.moved(move, from) } : undefined}
      state={isClosed ? looks[state] : refused === undefined ? 'open' : 'dependent'}
      reason={isClosed ? labels.closed(state) : refused}
      onRemove={isFrozen ? undefined : remove}
    />
  );
});

/** State of a match in play; nothing before and after. */
function liveOf({ match }: Leg, { phase }: LegLabels) {
  if (match?.status !== 2 && match?.status !== 3) return undefined;
  return <MinuteOrPhase match={match} phase={phase(match)} />;
}
