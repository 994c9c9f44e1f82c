import type { Topic } from '@touchline/feed';
import type { ComponentType } from 'react';
import type { Namespace } from '../../platform/i18n/bundles.ts';

export interface RouteMeta {
  /** The folder of `sections/` that the screen comes from. */
  readonly section:
    | 'betting'
    | 'broadcasts'
    | 'calculator'
    | 'champs'
    | 'coupon'
    | 'cricket'
    | 'cyber'
    | 'history'
    | 'access'
    | 'results'
    | 'search'
    | 'slips'
    | 'statistics'
    | 'errors';
  /** `main` has header, menus and coupon; `clear` has only the header; `headless` only the foot: landing pages. */
  readonly layout: 'main' | 'clear' | 'headless';
  /** Parts of the layout that this screen goes without. */
  readonly hides?: readonly ('footer' | 'bottomNav' | 'quickCoupon' | 'side')[];
  /** The screen brings its own head on phones, by `PhoneHeader`. */
  readonly ownPhoneHeader?: true;
  /** Feature flag that must be among the site's available routes; without it the address doesn't exist. */
  readonly flag?: string;
  /** Needs the site to allow registration. */
  readonly needsRegistration?: true;
  readonly who: 'anyone' | 'guest' | 'player';
  /** Bundles of words besides `common`. */
  readonly words: readonly Namespace[];
}

/** One screen of the product. */
export interface RouteRow {
  readonly id: string;
  /** Beneath the language segment; empty for home. */
  readonly path: string;
  readonly meta: RouteMeta;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** What of the feed its first screen shows: asked for beside its code, and drawn into the page by the server. */
  readonly topics?: readonly Topic[];
}
