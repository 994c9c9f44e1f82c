import type { MouseEvent } from 'react';
import { useMessages } from '../../theme/UiProvider.tsx';
import * as css from './Frame.css.ts';

/** Id of the page's `main`. */
const CONTENT = 'content';

/**
 * First tab stop: skips header and menus to the page's `main`. Moves the focus itself, so that the address stays as it is:
 * a page can have its route in the hash. Renders an `a`.
 */
export function SkipLink() {
  const messages = useMessages();
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(CONTENT);
    if (!content) return;
    event.preventDefault();
    content.focus();
    content.scrollIntoView();
  };
  return (
    <a href={`#${CONTENT}`} onClick={skip} className={css.skip}>
      {messages.skipToContent}
    </a>
  );
}

export interface SkipToCouponProps {
  /** Id of the target. */
  to: string;
  /**
   * Screens on which the coupon is visible: wide ones only, as a column (`beside`); narrow ones only, as a bar
   * (`narrow`); or all, as a bar (`everywhere`).
   */
  where: 'beside' | 'narrow' | 'everywhere';
}

/** Second tab stop: skips the page to the coupon. Renders an `a`, which is hidden where that coupon is. */
export function SkipToCoupon({ to, where }: SkipToCouponProps) {
  const messages = useMessages();
  return (
    <a href={`#${to}`} className={css.skip} data-where={where}>
      {messages.skipToCoupon}
    </a>
  );
}
