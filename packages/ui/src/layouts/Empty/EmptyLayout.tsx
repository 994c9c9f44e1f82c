import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { SkipLink } from '../Frame/SkipLink.tsx';
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
  /** The content stands in the middle of the page, as a single message does. @default false */
  centred?: boolean | undefined;
  /** The region of notifications. */
  notifications?: ReactNode;
}

/** The frame of one task without the site around it. Renders a `div` with a banner, a `main` and a footer. */
export function EmptyLayout({ brand, tools, children, footer, centred, notifications }: EmptyLayoutProps) {
  return (
    <div className={css.root}>
      <SkipLink />
      <header className={css.top}>
        <div className={css.bar}>
          {brand}
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes(css.content, centred && css.middle)}>
        {children}
      </main>
      {footer && <footer className={css.foot}>{footer}</footer>}
      {notifications}
    </div>
  );
}
