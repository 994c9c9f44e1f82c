import { AmountLine } from '../../../primitives/AmountLine/AmountLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBar.css.ts';

export interface CouponBarMove {
  /** Direction of the change of the total price. */
  readonly direction: 'up' | 'down';
  /** Label of the change for screen-reader users, for example “Total price went up”. */
  readonly label: string;
}

export interface CouponBarProps extends RootProps<HTMLDivElement> {
  /** Formatted number of selections. */
  count: string;
  /** Type and total price, for example “Express · 6.072”. */
  title: string;
  /** The price in `title`, which is never truncated. */
  price?: string | undefined;
  /** Summary, for example “2 selections · returns € 60.72”. */
  detail: string;
  /** The amount in `detail` or `oneClick`, which is never truncated. */
  amount?: string | undefined;
  /** Accessible label of the button that opens the coupon. */
  openLabel: string;
  /** Label of the bet button with its amount, for example “Bet € 10”. Without it there is no button. */
  betLabel?: string | undefined;
  /** Change of the total price since the coupon was last open. */
  move?: CouponBarMove | undefined;
  /**
   * Label of one-click betting with its amount, for example “One-click on · € 5”. Each touched price is bet
   * immediately.
   */
  oneClick?: string | undefined;
  /**
   * Whether the bet is being placed.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Disables the button, as the bet can't be placed.
   * @default false
   */
  blocked?: boolean | undefined;
  /** Why it can't be placed, in one sentence; takes the place of `detail`. */
  reason?: string | undefined;
  /** Called when the player opens the coupon. */
  onOpen?: (() => void) | undefined;
  /** Called when the player places the bet. */
  onBet?: (() => void) | undefined;
}

/** Summary of the coupon at the bottom of a phone's screen. Renders a `div` with `role="region"`; `data-blocked`. */
export function CouponBar({
  count,
  title,
  price,
  detail,
  amount,
  openLabel,
  betLabel,
  move,
  oneClick,
  busy = false,
  blocked = false,
  reason,
  onOpen,
  onBet,
  ...rest
}: CouponBarProps) {
  return (
    <div
      role="region"
      aria-label={openLabel}
      {...rest}
      className={css.root}
      data-blocked={blocked ? '' : undefined}
    >
      <button type="button" className={css.open} onClick={onOpen}>
        <VisuallyHidden>{openLabel}</VisuallyHidden>
        <span className={css.count}>{count}</span>
        <span className={css.words}>
          <span className={css.title}>
            <AmountLine text={title} amount={price} />
            {move && (
              <>
                <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="sm" />
                <VisuallyHidden>{move.label}</VisuallyHidden>
              </>
            )}
          </span>
          <span className={css.detail}>
            {blocked && <Icon name="alert" size="xs" />}
            {oneClick !== undefined && reason === undefined && <Icon name="bonus" size="xs" />}
            {blocked && reason !== undefined ? (
              <span className={css.reason}>{reason}</span>
            ) : (
              <AmountLine text={oneClick ?? detail} amount={amount} />
            )}
          </span>
        </span>
      </button>
      {betLabel !== undefined && (
        <div className={css.action}>
          <Button tone="primary" busy={busy} disabled={blocked} onClick={onBet}>
            {betLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
