import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as css from './EmptyLayout.css.ts';

export interface HeadlessLayoutProps {
  /** The page: an error, or a page within another product's frame. */
  children: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

/** The frame of a page that has no header. Renders a `div` with a `main` whose content stands in the middle. */
export function HeadlessLayout({ children, notifications }: HeadlessLayoutProps) {
  return (
    <div className={css.root}>
      <main id="content" tabIndex={-1} className={classes(css.content, css.middle)}>
        {children}
      </main>
      {notifications}
    </div>
  );
}
