import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as css from '../Empty/EmptyLayout.css.ts';

export interface HeadlessLayoutProps {
  /** The page: an error, or a page within another product's frame. */
  children: ReactNode;
  /** A landing page that reaches the edges of the window; else the content stands in the middle. @default false */
  flush?: boolean | undefined;
  /** The foot of a landing page. */
  footer?: ReactNode;
  /** What the site may remember, over the foot of the window. */
  cookieBanner?: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

/** The frame of a page that has no header: a landing page, an error. Renders a `div` with a `main`. */
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
