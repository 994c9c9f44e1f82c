import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { SkipLink } from '../Frame/SkipLink.tsx';
import * as css from './EmptyLayout.css.ts';

export interface EmptyLayoutProps {
  /** Logo. */
  brand: ReactNode;
  /** Controls at the end of the header, such as an exit link or a language switch. */
  tools?: ReactNode;
  /** Content for a single task, such as signing in. */
  children: ReactNode;
  /** Legal notices. */
  footer?: ReactNode;
  /**
   * Whether the content is vertically centred, for a single message.
   * @default false
   */
  centred?: boolean | undefined;
  /** Cookie banner at the bottom of the window. */
  cookieBanner?: ReactNode;
  /** Notification region. */
  notifications?: ReactNode;
}

/** Layout for a single task without site chrome. Renders a `div` with a banner, a `main` and a footer. */
export function EmptyLayout({
  brand,
  tools,
  children,
  footer,
  centred,
  cookieBanner,
  notifications,
}: EmptyLayoutProps) {
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
      {cookieBanner && <div className={css.over}>{cookieBanner}</div>}
      {notifications}
    </div>
  );
}
