import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LiveBadge } from '../../events/LiveBadge/LiveBadge.tsx';
import * as css from './CouponLeg.css.ts';

export const couponLegStates = ['open', 'suspended', 'locked', 'dependent', 'finished'] as const;
export type CouponLegState = (typeof couponLegStates)[number];

/** How each state looks; a leg that takes no bets is muted, and its reason has words. */
const looks = {
  open: { closed: false, icon: 'info', tone: 'muted' },
  suspended: { closed: true, icon: 'clock', tone: 'warning' },
  locked: { closed: true, icon: 'lock', tone: 'warning' },
  dependent: { closed: false, icon: 'alert', tone: 'warning' },
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
  move?: { readonly from: string; readonly direction: 'up' | 'down'; readonly label: string } | undefined;
  /** May it be bet on? @default 'open' */
  state?: CouponLegState | undefined;
  /** Why not, and what to do. */
  reason?: string | undefined;
  /** Words of the button that takes it out. */
  removeLabel?: string | undefined;
  /** The player takes it out. Without it there is no button. */
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
  removeLabel,
  onRemove,
  ...rest
}: CouponLegProps) {
  const { closed, icon, tone } = looks[state];
  const removable = onRemove !== undefined && removeLabel !== undefined;
  return (
    <li
      {...rest}
      className={css.root}
      data-move={closed ? undefined : move?.direction}
      data-closed={closed ? '' : undefined}
      data-removable={removable ? '' : undefined}
    >
      <span className={css.event}>
        {live !== undefined && <LiveBadge>{live}</LiveBadge>} {event}
      </span>
      <span className={css.price}>
        {move && !closed && (
          <>
            <VisuallyHidden>{move.label}</VisuallyHidden>
            <s className={css.oldPrice} aria-hidden="true">
              {move.from}
            </s>
          </>
        )}
        <bdi dir="ltr">{price}</bdi>
        {move && !closed && <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="sm" />}
      </span>
      <span className={css.pick}>{pick}</span>
      <span className={css.market}>
        {market}
        {note !== undefined && <span className={css.note}> {note}</span>}
      </span>
      {removable && (
        <span className={css.remove}>
          <IconButton label={removeLabel} icon="close" iconSize="sm" tone="muted" onClick={onRemove} />
        </span>
      )}
      {reason !== undefined && (
        <span className={css.reason} data-tone={tone}>
          <Icon name={icon} size="xs" />
          {reason}
        </span>
      )}
    </li>
  );
}
