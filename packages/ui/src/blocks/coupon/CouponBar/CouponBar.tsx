import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBar.css.ts';

export interface CouponBarProps extends RootProps<HTMLDivElement> {
  /** How many selections, formatted. */
  count: string;
  /** Type and total price: "Express · 6.072". */
  title: string;
  /** "2 selections · returns € 60.72". */
  detail: string;
  /** Words that open the coupon, for readers. */
  openLabel: string;
  /** The money button's words with its amount: "Bet € 10". */
  betLabel: string;
  /** The bet is on its way. @default false */
  busy?: boolean | undefined;
  /** The bet can't be placed as it stands; the coupon says why. @default false */
  blocked?: boolean | undefined;
  /** The player wants the whole coupon. */
  onOpen?: (() => void) | undefined;
  /** The player places the bet. */
  onBet?: (() => void) | undefined;
}

/** The coupon in one line over the foot of a phone's page. Renders a `div` with the role of a region. */
export function CouponBar({
  count,
  title,
  detail,
  openLabel,
  betLabel,
  busy = false,
  blocked = false,
  onOpen,
  onBet,
  ...rest
}: CouponBarProps) {
  return (
    <div role="region" aria-label={openLabel} {...rest} className={css.root}>
      <button
        type="button"

        className={css.open}
        onClick={onOpen}
      >
        <VisuallyHidden>{openLabel}</VisuallyHidden>
        <span className={css.count}>{count}</span>
        <span className={css.words}>
          <bdi className={css.title}>{title}</bdi>
          <bdi className={css.detail}>{detail}</bdi>
        </span>
      </button>
      <div className={css.action}>
        <Button tone="primary" busy={busy} disabled={blocked} onClick={onBet}>
          {betLabel}
        </Button>
      </div>
    </div>
  );
}
