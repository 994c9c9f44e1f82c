import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as css from '../Empty/EmptyLayout.css.ts';

export interface HeadlessLayoutProps {
  /** Page content: an error, or a page embedded in another product. */
  children: ReactNode;
  /**
   * Whether the content extends to the edges of the window, for landing pages; otherwise it is centred.
   * @default false
   */
  flush?: boolean | undefined;
  /** Footer of a landing page. */
  footer?: ReactNode;
  /** Cookie banner at the bottom of the window. */
  cookieBanner?: ReactNode;
  /** Notification region. */
  notifications?: ReactNode;
}

/** Layout of a page without a header: a landing page or an error. Renders a `div` with a `main`. */
export function HeadlessLayout({
  children,
  flush = false,
  footer,
  cookieBanner,
  notifications,
}: HeadlessLayoutProps) {
  return (
    <div className={css.root}>
      <main id="content" tabIndex={-1} className={flush ? css.whole : classes(css.content, css.middle)}>
        {children}
      </main>
      {footer}
      {cookieBanner && <div className={css.over}>{cookieBanner}</div>}
      {notifications}
    </div>
  );
}
