import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LiveBadge } from '../../events/LiveBadge/LiveBadge.tsx';
import { Banker, type CouponLegBanker } from './Banker.tsx';
import { LegPrice, type CouponLegMove } from './LegPrice.tsx';
import { LegResult, type CouponLegResult } from './LegResult.tsx';
import { useSwipeOut } from './useSwipeOut.ts';
import * as css from './CouponLeg.css.ts';

export const couponLegStates = ['open', 'suspended', 'locked', 'dependent', 'banned', 'finished'] as const;
export type CouponLegState = (typeof couponLegStates)[number];

/** How each state looks; a leg that takes no bets is muted, and its reason has words. */
const looks = {
  open: { closed: false, icon: 'info', tone: 'muted' },
  suspended: { closed: true, icon: 'clock', tone: 'warning' },
  locked: { closed: true, icon: 'lock', tone: 'warning' },
  dependent: { closed: false, icon: 'alert', tone: 'warning' },
  banned: { closed: false, icon: 'alert', tone: 'warning' },
  finished: { closed: true, icon: 'check', tone: 'muted' },
} as const satisfies Record<CouponLegState, { closed: boolean; icon: IconName; tone: 'muted' | 'warning' }>;

export interface CouponLegProps extends RootProps<HTMLLIElement> {
  /** The match, with its score when live: "Arsenal 2 – 1 Crystal Palace". */
  event: string;
  /** Live play in short: "63'". */
  live?: ReactNode;
  /** What is bet on: "Arsenal to win". */
  pick: string;
  /** Name of the market: "Match result". */
  market: string;
  /** A short fact about the market, in place of nothing: "Asian line". */
  note?: string | undefined;
  /** The price now. */
  price: string;
  /** A move since the player last agreed: the old price, which way, and words for readers. */
  move?: CouponLegMove | undefined;
  /** May it be bet on? @default 'open' */
  state?: CouponLegState | undefined;
  /** Why not, and what to do. */
  reason?: string | undefined;
  /** Crests of the two teams, or a sign of the sport; readers pass over them. */
  crests?: ReactNode;
  /** What it is dragged by, where its place counts: `CouponLegGrip`. */
  handle?: ReactNode;
  /** In a system: whether it stands in every bet. Without it there is no switch. */
  banker?: CouponLegBanker | undefined;
  /** Its own stake, in a coupon of singles: a small `StakeField`. */
  stake?: ReactNode;
  /** What became of it, once that is known. */
  result?: CouponLegResult | undefined;
  /** Ways to another place in the coupon: `CouponLegMoveTo`, `CouponLegOrder`. */
  controls?: ReactNode;
  /** Words of the button that takes it out. */
  removeLabel?: string | undefined;
  /** The player takes it out, by its button or by pulling the row aside. Without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/** One selection of the coupon. Renders an `li`; `data-move` up or down, `data-closed` while it takes no bets. */
export function CouponLeg({
  event,
  live,
  pick,
  market,
  note,
  price,
  move,
  state = 'open',
  reason,
  crests,
  handle,
  banker,
  stake,
  result,
  controls,
  removeLabel,
  onRemove,
  ...rest
}: CouponLegProps) {
  const { closed, icon, tone } = looks[state];
  const removable = onRemove !== undefined && removeLabel !== undefined;
  const swipe = useSwipeOut(removable ? onRemove : undefined);
  return (
    <li
      {...rest}
      className={css.root}
      data-move={closed ? undefined : move?.direction}
      data-closed={closed ? '' : undefined}
      data-removable={removable ? '' : undefined}
    >
      {removable && (
        <span aria-hidden="true" className={css.beneath}>
          <Icon name="trash" />
        </span>
      )}
      <div className={css.row} {...swipe}>
        {handle !== undefined && <div className={css.handle}>{handle}</div>}
        {(banker !== undefined || crests !== undefined) && (
          <div className={css.lead}>
            {banker && <Banker {...banker} />}
            {crests !== undefined && (
              <span aria-hidden="true" className={css.crests}>
                {crests}
              </span>
            )}
          </div>
        )}
        <div className={css.body}>
          <span className={css.event}>
            {live !== undefined && <LiveBadge>{live}</LiveBadge>} {event}
          </span>
          <LegPrice price={price} move={closed ? undefined : move} />
          <span className={css.pick}>{pick}</span>
          <span className={css.market}>
            {market}
            {note !== undefined && <span className={css.note}> {note}</span>}
          </span>
          {reason !== undefined && (
            <span className={css.reason} data-tone={tone}>
              <Icon name={icon} size="xs" />
              {reason}
            </span>
          )}
          {result && <LegResult {...result} />}
          {stake !== undefined && <div className={css.extra}>{stake}</div>}
        </div>
        {controls !== undefined && <div className={css.remove}>{controls}</div>}
        {removable && (
          <div className={css.remove}>
            <IconButton label={removeLabel} icon="close" iconSize="sm" tone="muted" onClick={onRemove} />
          </div>
        )}
      </div>
    </li>
  );
}
