import type { ReactNode } from 'react';
import { useMessages } from '../../theme/UiProvider.tsx';
import * as css from './MainLayout.css.ts';

export interface MainLayoutProps {
  /** The logo, at the start of the header. */
  brand: ReactNode;
  /** Search, balance, sign-in: at the end of the header. */
  tools?: ReactNode;
  /** Sections of the site: below the header on phones, within it on desktops. */
  tabs?: ReactNode;
  /** Takes the place of the whole header on phones, such as the head of a match. */
  phoneHeader?: ReactNode;
  /** The menu at the start, from 1024 pixels. */
  side?: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /** The page reaches the edges of its column and brings its own gutters. @default false */
  flush?: boolean | undefined;
  /** The coupon at the end, from 1100 pixels. */
  aside?: ReactNode;
  /** The coupon as a bar, where the panel has no room. */
  quickCoupon?: ReactNode;
  /** What the panel and the bar are, for readers. */
  couponLabel: string;
  /** The menu at the bottom of phones. */
  bottomNavigation?: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

const has = (slot: ReactNode) => (slot ? '' : undefined);

/**
 * The frame of the site: header, menu, page, coupon, bars at the bottom of phones.
 * Renders a `div` with a banner, a `main` and, for the coupon, a complementary landmark.
 */
export function MainLayout(props: MainLayoutProps) {
  const { brand, tools, tabs, phoneHeader, side, children, flush = false, aside, quickCoupon, couponLabel } = props;
  const messages = useMessages();
  return (
    <div className={css.root}>
      <a href="#content" className={css.skip}>
        {messages.skipToContent}
      </a>
      <header className={css.top}>
        {phoneHeader && <div className={css.phoneTop}>{phoneHeader}</div>}
        <div className={css.bar} data-replaced={has(phoneHeader)}>
          <div className={css.brand}>{brand}</div>
          {tabs && <div className={css.tabs}>{tabs}</div>}
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
      </header>
      <div className={css.middle} data-side={has(side)} data-aside={has(aside)}>
        {side && <div className={css.sideColumn}>{side}</div>}
        <main id="content" tabIndex={-1} className={css.content} data-quick={has(quickCoupon)} data-flush={flush ? '' : undefined}>
          {children}
        </main>
        {aside && (
          <aside aria-label={couponLabel} className={css.asideColumn}>
            {aside}
          </aside>
        )}
      </div>
      <div className={css.bottom}>
        {quickCoupon && (
          <aside aria-label={couponLabel} className={css.quick}>
            {quickCoupon}
          </aside>
        )}
        {props.bottomNavigation && <div className={css.navigation}>{props.bottomNavigation}</div>}
      </div>
      {props.notifications}
    </div>
  );
}
