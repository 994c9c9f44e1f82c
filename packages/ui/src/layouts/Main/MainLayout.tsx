import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../../theme/classes.ts';
import { SkipLink, SkipToCoupon } from '../Frame/SkipLink.tsx';
import { PanelToggle, type PanelState } from './PanelToggle.tsx';
import * as css from './MainLayout.css.ts';

export const sideOnLow = ['shown', 'hidden'] as const;

export interface MainLayoutProps {
  /** Site header with its sections; includes its own landmarks. */
  header: ReactNode;
  /** Header that replaces the site header on phones, such as the head of a match page. */
  phoneHeader?: ReactNode;
  /**
   * Whether the page begins with a `PhoneHeader`, which replaces the site header on phones.
   * @default false
   */
  ownPhoneHeader?: boolean | undefined;
  /** Progress bar at the top of the window while a page is loading. */
  progress?: ReactNode;
  /** Visually hidden `h1` of a page that shows none, such as the home page. */
  title?: string | undefined;
  /** Notices about the whole page, in bands above it. */
  notices?: ReactNode;
  /** Menu at the inline start, from 1024 pixels. */
  side?: ReactNode;
  /** Makes the menu collapsible; a collapsed menu overlays the page on hover or focus. */
  sidePanel?: PanelState | undefined;
  /**
   * Menu that replaces that of sports: the account's, 236 pixels wide on every desktop, or the casino's, 216 pixels wide.
   * @default that of sports
   */
  sideKind?: 'account' | 'casino' | undefined;
  /**
   * Whether the menu is shown or collapsed automatically between 1024 and 1366 pixels.
   * @default 'shown'
   */
  sideOnLow?: (typeof sideOnLow)[number] | undefined;
  /**
   * Whether a collapsed menu stays visible because its filters are open.
   * @default false
   */
  sideOpen?: boolean | undefined;
  /** Page content. */
  children: ReactNode;
  /**
   * Whether the content extends to the edges of its column and sets its own gutters.
   * @default false
   */
  flush?: boolean | undefined;
  /**
   * Whether the page fills the rest of the window, such as a game.
   * @default false
   */
  fill?: boolean | undefined;
  /** Footer of the page. */
  footer?: ReactNode;
  /** Coupon at the inline end, from 1100 pixels. */
  aside?: ReactNode;
  /** Makes the coupon panel collapsible; while collapsed, the coupon is a bar at the bottom. */
  asidePanel?: PanelState | undefined;
  /** Coupon as a bar where there is no space for the panel; must render its own region. */
  quickCoupon?: ReactNode;
  /** Accessible name of the coupon panel. */
  asideLabel: string;
  /** Cookie banner, shown above the coupon and the navigation. */
  cookieBanner?: ReactNode;
  /** Bottom navigation of phones; must account for the safe area itself. */
  bottomNavigation?: ReactNode;
  /** Button that scrolls a long page back to the top. */
  scrollToTop?: ReactNode;
  /** Notification region. */
  notifications?: ReactNode;
}

const has = (slot: unknown) => (slot ? '' : undefined);

/**
 * Main layout of the site: header, menu, page, coupon and the bottom bars of phones. Renders a `div` with a `main`
 * and, for the coupon, a complementary landmark. `data-side` and `data-aside` are `shown` or `hidden`; `data-side`
 * can also be `low`.
 */
export function MainLayout(props: MainLayoutProps) {
  const { header, phoneHeader, side, children, aside, quickCoupon, sidePanel, asidePanel } = props;
  const sideState = sidePanel?.hidden ? 'hidden' : props.sideOnLow === 'hidden' ? 'low' : 'shown';
  const isReplaced = has(phoneHeader) ?? has(props.ownPhoneHeader);
  const asideState = asidePanel?.hidden ? 'hidden' : 'shown';
  return (
    <div className={css.root}>
      <SkipLink />
      {aside && asideState === 'shown' && <SkipToCoupon to="coupon" where="beside" />}
      {quickCoupon && <SkipToCoupon to="quick-coupon" where={asidePanel?.hidden ? 'everywhere' : 'narrow'} />}
      {props.progress}
      <div className={css.top} data-own={isReplaced}>
        {phoneHeader && <div className={css.phoneTop}>{phoneHeader}</div>}
        <div className={css.deskTop} data-replaced={isReplaced}>
          {header}
        </div>
      </div>
      <div
        className={classes(css.middle, css.middleSides)}
        data-side={side ? sideState : undefined}
        data-aside={aside ? asideState : undefined}
        data-kind={props.sideKind}
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
