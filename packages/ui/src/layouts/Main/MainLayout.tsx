import type { ReactNode } from 'react';
import { useMessages } from '../../theme/UiProvider.tsx';
import * as css from './MainLayout.css.ts';

export interface MainLayoutProps {
  /** The head of the site with its sections; brings its own landmarks. */
  header: ReactNode;
  /** Takes the place of that header on phones, such as the head of a match. */
  phoneHeader?: ReactNode;
  /** The menu at the start, from 1024 pixels. */
  side?: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /** The page reaches the edges of its column and brings its own gutters. @default false */
  flush?: boolean | undefined;
  /** The coupon at the end, from 1100 pixels. */
  aside?: ReactNode;
  /** The coupon as a bar, where the panel has no room; a region by itself. */
  quickCoupon?: ReactNode;
  /** What the panel is, for readers. */
  asideLabel: string;
  /** The menu at the bottom of phones; keeps clear of the safe area by itself. */
  bottomNavigation?: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

const has = (slot: ReactNode) => (slot ? '' : undefined);

/**
 * The frame of the site: header, menu, page, coupon, bars at the bottom of phones.
 * Renders a `div` with a `main` and, for the coupon, a complementary landmark.
 */
export function MainLayout(props: MainLayoutProps) {
  const { header, phoneHeader, side, children, flush = false, aside, quickCoupon, asideLabel } = props;
  const messages = useMessages();
  return (
    <div className={css.root}>
      <a href="#content" className={css.skip}>
        {messages.skipToContent}
      </a>
      <div className={css.top} data-own={has(phoneHeader)}>
        {phoneHeader && <div className={css.phoneTop}>{phoneHeader}</div>}
        <div className={css.deskTop} data-replaced={has(phoneHeader)}>
          {header}
        </div>
      </div>
      <div className={css.middle} data-side={has(side)} data-aside={has(aside)}>
        {side && <div className={css.sideColumn}>{side}</div>}
        <main
          id="content"
          tabIndex={-1}
          className={css.content}
          data-quick={has(quickCoupon)}
          data-flush={flush ? '' : undefined}
        >
          {children}
        </main>
        {aside && (
          <aside aria-label={asideLabel} className={css.asideColumn}>
            {aside}
          </aside>
        )}
      </div>
      <div className={css.bottom}>
        {quickCoupon && <div className={css.quick}>{quickCoupon}</div>}
        {props.bottomNavigation && <div className={css.navigation}>{props.bottomNavigation}</div>}
      </div>
      {props.notifications}
    </div>
  );
}
