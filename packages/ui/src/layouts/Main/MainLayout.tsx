import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../../theme/classes.ts';
import { SkipLink, SkipToCoupon } from '../Frame/SkipLink.tsx';
import { PanelToggle, type PanelState } from './PanelToggle.tsx';
import * as css from './MainLayout.css.ts';

export const sideOnLow = ['shown', 'hidden'] as const;

export interface MainLayoutProps {
  /** The head of the site with its sections; brings its own landmarks. */
  header: ReactNode;
  /** Takes the place of that header on phones, such as the head of a match. */
  phoneHeader?: ReactNode;
  /** A line at the top of the window while a page is on its way. */
  progress?: ReactNode;
  /** First heading of a page that shows none, such as the home page: heard, not seen. */
  title?: string | undefined;
  /** Facts about the whole page, in bands above it. */
  notices?: ReactNode;
  /** The menu at the start, from 1024 pixels. */
  side?: ReactNode;
  /** Lets the player put the menu away; it comes back over the page by pointer or focus. */
  sidePanel?: PanelState | undefined;
  /** Whether the menu stands or is put away by itself between 1024 and 1366 pixels. @default 'shown' */
  sideOnLow?: (typeof sideOnLow)[number] | undefined;
  /** A menu that is put away stays in sight, because its filters are open. @default false */
  sideOpen?: boolean | undefined;
  /** The page itself. */
  children: ReactNode;
  /** The page reaches the edges of its column and brings its own gutters. @default false */
  flush?: boolean | undefined;
  /** The page takes the rest of the window, such as a game. @default false */
  fill?: boolean | undefined;
  /** The foot of the page. */
  footer?: ReactNode;
  /** The coupon at the end, from 1100 pixels. */
  aside?: ReactNode;
  /** Lets the player put the panel away; the coupon is then a bar at the foot. */
  asidePanel?: PanelState | undefined;
  /** The coupon as a bar, where the panel has no room; a region by itself. */
  quickCoupon?: ReactNode;
  /** What the panel is, for readers. */
  asideLabel: string;
  /** What the site may remember; stands above coupon and navigation. */
  cookieBanner?: ReactNode;
  /** The menu at the bottom of phones; keeps clear of the safe area by itself. */
  bottomNavigation?: ReactNode;
  /** The way back from the foot of a long page. */
  scrollToTop?: ReactNode;
  /** The region of notifications. */
  notifications?: ReactNode;
}

const has = (slot: unknown) => (slot ? '' : undefined);

/**
 * The frame of the site: header, menu, page, coupon, bars at the bottom of phones.
 * Renders a `div` with a `main` and, for the coupon, a complementary landmark.
 * `data-side` and `data-aside`: `shown`, `hidden`, or for the menu `low`.
 */
export function MainLayout(props: MainLayoutProps) {
  const { header, phoneHeader, side, children, aside, quickCoupon, sidePanel, asidePanel } = props;
  const sideState = sidePanel?.hidden ? 'hidden' : props.sideOnLow === 'hidden' ? 'low' : 'shown';
  const asideState = asidePanel?.hidden ? 'hidden' : 'shown';
  return (
    <div className={css.root}>
      <SkipLink />
      {aside && asideState === 'shown' && <SkipToCoupon to="coupon" where="beside" />}
      {quickCoupon && <SkipToCoupon to="quick-coupon" where={asidePanel?.hidden ? 'everywhere' : 'narrow'} />}
      {props.progress}
      <div className={css.top} data-own={has(phoneHeader)}>
        {phoneHeader && <div className={css.phoneTop}>{phoneHeader}</div>}
        <div className={css.deskTop} data-replaced={has(phoneHeader)}>
          {header}
        </div>
      </div>
      <div
        className={classes(css.middle, css.middleSides)}
        data-side={side ? sideState : undefined}
        data-aside={aside ? asideState : undefined}
      >
        {side && (
          <div className={css.sideColumn} data-state={sideState} data-open={has(props.sideOpen)}>
            {sidePanel && <PanelToggle {...sidePanel} edge="start" />}
            <div className={css.sidePanel}>{side}</div>
          </div>
        )}
        <div className={css.page} data-quick={has(quickCoupon)} data-fill={has(props.fill)}>
          {props.notices}
          <main
            id="content"
            tabIndex={-1}
            className={css.content}
            data-flush={has(props.flush)}
            data-fill={has(props.fill)}
          >
            {props.title !== undefined && (
              <h1>
                <VisuallyHidden>{props.title}</VisuallyHidden>
              </h1>
            )}
            {children}
          </main>
          {props.scrollToTop}
          {props.footer}
        </div>
        {aside && (
          <aside aria-label={props.asideLabel} className={css.asideColumn} data-state={asideState}>
            {asidePanel && <PanelToggle {...asidePanel} edge="end" />}
            <div id="coupon" tabIndex={-1} className={css.asidePanel}>
              {aside}
            </div>
          </aside>
        )}
      </div>
      <div className={css.bottom}>
        {props.cookieBanner && <div className={css.cookies}>{props.cookieBanner}</div>}
        {quickCoupon && (
          <div id="quick-coupon" tabIndex={-1} className={css.quick} data-alone={has(asidePanel?.hidden)}>
            {quickCoupon}
          </div>
        )}
        {props.bottomNavigation && <div className={css.navigation}>{props.bottomNavigation}</div>}
      </div>
      {props.notifications}
    </div>
  );
}
