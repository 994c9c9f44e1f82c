import type { ReactNode } from 'react';
import * as css from './PhoneHeader.css.ts';

export interface PhoneHeaderProps {
  /** Header of the page, such as the scoreboard of a match. */
  children: ReactNode;
}

/**
 * Header of a page that replaces the site's header on phones (`MainLayout` with `ownPhoneHeader`). First element of the
 * page's content; on desktops an ordinary part of it. Renders a `div`.
 */
export function PhoneHeader({ children }: PhoneHeaderProps) {
  return <div className={css.root}>{children}</div>;
}
