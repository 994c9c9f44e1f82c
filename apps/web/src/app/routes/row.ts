import type { Topic } from '@touchline/feed';
import type { Page } from '@touchline/contract/pages';
import type { ComponentType } from 'react';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import type titles from '../../platform/i18n/locales/en/titles.json';

/** Page names; keys of `of` in the translations `titles`. */
export type PageTitle = keyof typeof titles.of;

export interface RouteMeta {
  /** Folder of `sections/` that contains the screen. */
  readonly section:
    | 'access'
    | 'apps'
    | 'betting'
    | 'blocked'
    | 'broadcasts'
    | 'calculator'
    | 'casino'
    | 'champs'
    | 'consultant'
    | 'coupon'
    | 'cricket'
    | 'cyber'
    | 'errors'
    | 'express'
    | 'game'
    | 'games'
    | 'history'
    | 'identification'
    | 'information'
    | 'landings'
    | 'lotto'
    | 'loyalty'
    | 'money'
    | 'news'
    | 'office'
    | 'partners'
    | 'payments'
    | 'promotions'
    | 'recovery'
    | 'responsible'
    | 'results'
    | 'search'
    | 'security'
    | 'settings'
    | 'statistics'
    | 'support'
    | 'toto'
    | 'verification';
  /**
   * `main` has header, menus and coupon; `third-party` adds the providers of games and has no coupon; `headless` has
   * only the footer, for landing pages; `empty` only the logo, for a single task; `clear` nothing, for a page within
   * another product; `blocked` and `maintenance` are for a closed site.
   */
  readonly layout: 'main' | 'third-party' | 'headless' | 'empty' | 'clear' | 'blocked' | 'maintenance';
  /** Parts of the layout to leave out for this screen. */
  readonly hides?: readonly ('header' | 'footer' | 'seo' | 'bottomNav' | 'quickCoupon' | 'side')[];
  /** Page name, for screens whose title is set by the layout or the table. */
  readonly title?: PageTitle;
  /**
   * True for an account page: the layout renders the account's menu in place of sports and coupon, and the page's
   * title, the screen only the content below.
   */
  readonly inOffice?: true;
  /** True for an account page with a second column. */
  readonly isWide?: true;
  /**
   * Query parameter by which an account page opens an entry of its list. On phones the entry replaces the list, to which the
   * link back then leads.
   */
  readonly opens?: 'message';
  /**
   * True if the screen has an element that moves money, such as “Deposit” or “Cash out”: reminders, prompts and the
   * coupon's bar stay away from it.
   */
  readonly movesMoney?: true;
  /** True if the screen is a game, which takes the whole window: no footer, providers or menus. */
  readonly isGame?: true;
  /** True if the lazy guards check this page although anyone may see it. */
  readonly isGated?: true;
  /** True if banned players are redirected from this page. */
  readonly isRestricted?: true;
  /** True if the screen shows what only the device has, such as the coupon, so that the server renders a skeleton. */
  readonly showsDevice?: true;
  /** True if the screen renders its own header on phones, through `PhoneHeader`. */
  readonly ownPhoneHeader?: true;
  /** True if the page requires that the site allows registration. */
  readonly needsRegistration?: true;
  /** Further requirement for the site: payments for guests too, or a payment consultant. */
  readonly needs?: 'payment' | 'consultant';
  readonly who: 'anyone' | 'guest' | 'player';
  /** Translation bundles in addition to `common`. */
  readonly namespaces: readonly Namespace[];
}

interface Row {
  readonly id: string;
  /** Path after the language segment; empty for home. */
  readonly path: string;
  readonly meta: RouteMeta;
  /** The row's entry in the list that the server shares; set by `withPages`, undefined for the fallback row. */
  readonly page?: Page;
}

/** One screen of the product. */
export interface ScreenRow extends Row {
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** Feed topics of the first screen, requested in parallel with its code and included in the prerender. */
  readonly topics?: readonly Topic[];
  /** True if the site doesn't offer this page; its screen shows a notice instead. */
  readonly isUnavailable?: true;
  readonly redirect?: undefined;
}

/** A former address of the product, or one that only redirects. */
export interface RedirectRow extends Row {
  /** Target path after the language, with parameters of `path` inserted; the query is preserved. */
  readonly redirect: string;
  readonly load?: undefined;
  readonly topics?: undefined;
  readonly isUnavailable?: undefined;
}

export type RouteRow = ScreenRow | RedirectRow;
