import type { ReactNode } from 'react';
import * as css from './EmptyLayout.css.ts';

export interface EmptyLayoutProps {
  /** The logo. */
  brand: ReactNode;
  /** A way out, a choice of language: at the end of the header. */
  tools?: ReactNode;
  /** One task, such as signing in. */
  children: ReactNode;
  /** Small print. */
  footer?: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

/** The frame of one task without the site around it. Renders a `div` with a banner, a `main` and a footer. */
export function EmptyLayout({ brand, tools, children, footer, notifications }: EmptyLayoutProps) {
  return (
    <div className={css.root}>
      <header className={css.top}>
        <div className={css.bar}>
          {brand}
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css.content}>
        {children}
      </main>
      {footer && <footer className={css.foot}>{footer}</footer>}
      {notifications}
    </div>
  );
}
