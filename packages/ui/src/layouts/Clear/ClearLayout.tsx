import type { ReactNode } from 'react';
import * as css from '../Empty/EmptyLayout.css.ts';

export interface ClearLayoutProps {
  /** The page alone: within another product's frame, in an app's view, for print. */
  children: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

/** The frame without anything around the page. Renders a `div` with a `main`. */
export function ClearLayout({ children, notifications }: ClearLayoutProps) {
  return (
    <div className={css.root}>
      <main id="content" tabIndex={-1} className={css.whole}>
        {children}
      </main>
      {notifications}
    </div>
  );
}
