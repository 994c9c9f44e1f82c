import type { ReactNode } from 'react';
import * as css from '../Empty/EmptyLayout.css.ts';

export interface ClearLayoutProps {
  /** Page without site chrome: embedded in another product, in an app's web view, or for print. */
  children: ReactNode;
  /** Notification region. */
  notifications?: ReactNode;
}

/** Layout without site chrome. Renders a `div` with a `main`. */
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
