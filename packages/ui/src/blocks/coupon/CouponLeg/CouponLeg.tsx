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

/** Appearance of each state; legs that don't accept bets are muted and show a reason. */
const looks = {
  open: { closed: false, icon: 'info', tone: 'muted' },
  suspended: { closed: true, icon: 'clock', tone: 'warning' },
  locked: { closed: true, icon: 'lock', tone: 'warning' },
  dependent: { closed: false, icon: 'alert', tone: 'warning' },
  banned: { closed: false, icon: 'alert', tone: 'warning' },
  finished: { closed: true, icon: 'check', tone: 'muted' },
} as const satisfies Record<CouponLegState, { closed: boolean; icon: IconName; tone: 'muted' | 'warning' }>;

export interface CouponLegProps extends RootProps<HTMLLIElement> {
  /** Match, with its score when live, for example “Arsenal 2 – 1 Crystal Palace”. */
  event: string;
  /** Live state in short, for example “63'”. */
  live?: ReactNode;
  /** Name of the selection, for example “Arsenal to win”. */
  pick: string;
  /** Name of the market, for example “Match result”. */
  market: string;
  /** Short note about the market, for example “Asian line”. */
  note?: string | undefined;
  /** Current price. */
  price: string;
  /** Change since the last accepted price: that price, the direction, and a label for screen-reader users. */
  move?: CouponLegMove | undefined;
  /**
   * Availability of the leg for betting.
   * @default 'open'
   */
  state?: CouponLegState | undefined;
  /** Reason why the leg accepts no bets, with a suggested action. */
  reason?: string | undefined;
  /** Crest of a team, or an icon of the sport; hidden from screen readers. */
  crests?: ReactNode;
  /** Drag handle, where the order matters: `CouponLegGrip`. */
  handle?: ReactNode;
  /** Banker toggle of a system bet. Without it there is no toggle. */
  banker?: CouponLegBanker | undefined;
  /** Stake of the leg in a coupon of singles: a small `StakeField`. */
  stake?: ReactNode;
  /** Result of the leg, once it is known. */
  result?: CouponLegResult | undefined;
  /** Controls for moving the leg: `CouponLegMoveTo`, `CouponLegOrder`. */
  controls?: ReactNode;
  /** Label of the remove button. */
  removeLabel?: string | undefined;
  /** Called when the player removes the leg by the button or by swiping. Without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/**
 * Selection in the coupon. Renders an `li`; `data-move` is `up` or `down`, `data-closed` while it accepts no bets.
 */
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
            {live !== undefined && <LiveBadge>{live}</LiveBadge>} <span>{event}</span>
          </span>
          <LegPrice price={price} move={closed ? undefined : move} />
          <span className={css.pick}>{pick}</span>
          <span className={css.market}>
            <span>{market}</span>
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
