import type { Topic } from '@touchline/feed';
import type { ComponentType } from 'react';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import type titles from '../../platform/i18n/locales/en/titles.json';

/** Names of pages, as the words `titles` have them. */
export type PageTitle = keyof typeof titles.of;

export interface RouteMeta {
  /** The folder of `sections/` that the screen comes from. */
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
    | 'games'
    | 'history'
    | 'identification'
    | 'information'
    | 'landings'
    | 'lotto'
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
    | 'slips'
    | 'statistics'
    | 'support'
    | 'toto'
    | 'wallets';
  /**
   * `main` has header, menus and coupon; `third-party` also the makers of games, and no coupon; `headless` only the foot:
   * landing pages; `empty` only the logo: one task; `clear` nothing: a page within another product; `blocked` and
   * `maintenance` keep everybody out.
   */
  readonly layout: 'main' | 'third-party' | 'headless' | 'empty' | 'clear' | 'blocked' | 'maintenance';
  /** Parts of the layout that this screen goes without. */
  readonly hides?: readonly ('header' | 'footer' | 'seo' | 'bottomNav' | 'quickCoupon' | 'side')[];
  /** Name of the page, where the frame or the table says it and not the screen. */
  readonly title?: PageTitle;
  /** A page of the account: the frame brings its menu and the page's title, the screen only what is below. */
  readonly inOffice?: true;
  /** A game takes the window: no footer, no makers, no menus. */
  readonly isGame?: true;
  /** More than the first guards look at it, though anyone may see it. */
  readonly isGated?: true;
  /** Players who are banned are sent away from it. */
  readonly isRestricted?: true;
  /** The screen brings its own head on phones, by `PhoneHeader`. */
  readonly ownPhoneHeader?: true;
  /** Feature flag that must be among the site's available routes; without it the address doesn't exist. */
  readonly flag?: string;
  /** Needs the site to allow registration. */
  readonly needsRegistration?: true;
  /** What the site must have besides the flag: identification, payments for guests too, or a payment consultant. */
  readonly needs?: 'identification' | 'payment' | 'consultant';
  readonly who: 'anyone' | 'guest' | 'player';
  /** Bundles of words besides `common`. */
  readonly words: readonly Namespace[];
}

interface Row {
  readonly id: string;
  /** Beneath the language segment; empty for home. */
  readonly path: string;
  readonly meta: RouteMeta;
}

/** One screen of the product. */
export interface ScreenRow extends Row {
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** What of the feed its first screen shows: asked for beside its code, and drawn into the page by the server. */
  readonly topics?: readonly Topic[];
  /** The site goes without this page: its screen says so. */
  readonly isUnavailable?: true;
  readonly redirect?: undefined;
}

/** An address that the product once had, or that only leads on. */
export interface RedirectRow extends Row {
  /** The path beneath the language that it leads to, with the parameters of `path` where they go; the query stays. */
  readonly redirect: string;
  readonly load?: undefined;
  readonly topics?: undefined;
  readonly isUnavailable?: undefined;
}

export type RouteRow = ScreenRow | RedirectRow;
