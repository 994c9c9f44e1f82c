import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBar.css.ts';

export interface CouponBarMove {
  /** Which way the total price went. */
  readonly direction: 'up' | 'down';
  /** The move in words, for readers: "Total price went up". */
  readonly label: string;
}

export interface CouponBarProps extends RootProps<HTMLDivElement> {
  /** How many selections, formatted. */
  count: string;
  /** Type and total price: "Express · 6.072". */
  title: string;
  /** "2 selections · returns € 60.72"; why the bet can't be placed while it is blocked. */
  detail: string;
  /** Words that open the coupon, for readers. */
  openLabel: string;
  /** The money button's words with its amount: "Bet € 10". Without them there is no button. */
  betLabel?: string | undefined;
  /** A move of the total price since the player last looked. */
  move?: CouponBarMove | undefined;
  /** Every price that is touched is bet at once, for this amount: "One-click on · € 5". */
  oneClick?: string | undefined;
  /** The bet is on its way. @default false */
  busy?: boolean | undefined;
  /** The bet can't be placed as it stands; `detail` or the coupon says why. @default false */
  blocked?: boolean | undefined;
  /** The player wants the whole coupon. */
  onOpen?: (() => void) | undefined;
  /** The player places the bet. */
  onBet?: (() => void) | undefined;
}

/** The coupon in one line over the foot of a phone's page. Renders a `div` with the role of a region; `data-blocked`. */
export function CouponBar({
  count,
  title,
  detail,
  openLabel,
  betLabel,
  move,
  oneClick,
  busy = false,
  blocked = false,
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
            <bdi className={css.name}>{title}</bdi>
            {move && (
              <>
                <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="sm" />
                <VisuallyHidden>{move.label}</VisuallyHidden>
              </>
            )}
          </span>
          <span className={css.detail}>
            {blocked && <Icon name="alert" size="xs" />}
            {oneClick !== undefined && <Icon name="bonus" size="xs" />}
            <bdi className={css.name}>{oneClick ?? detail}</bdi>
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
