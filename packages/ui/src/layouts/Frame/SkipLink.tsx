import { useMessages } from '../../theme/UiProvider.tsx';
import * as css from './Frame.css.ts';

/** The first stop of the keyboard: jumps over header and menus to the `main` of the page. Renders an `a`. */
export function SkipLink() {
  const messages = useMessages();
  return (
    <a href="#content" className={css.skip}>
      {messages.skipToContent}
    </a>
  );
}

export interface SkipToCouponProps {
  /** Id of what it jumps to. */
  to: string;
  /** Where that is in sight: beside the page on wide screens only, as a bar on narrow ones only, or as a bar on all. */
  where: 'beside' | 'narrow' | 'everywhere';
}

/** The second stop: jumps over the whole page to the coupon. Renders an `a`, out of reach where that coupon is. */
export function SkipToCoupon({ to, where }: SkipToCouponProps) {
  const messages = useMessages();
  return (
    <a href={`#${to}`} className={css.skip} data-where={where}>
      {messages.skipToCoupon}
    </a>
  );
}
