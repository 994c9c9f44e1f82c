import type { SiteConfig } from './calls/site/site.ts';
import type { ViewCookies } from './viewCookies.ts';

/** Page to render on the server. */
export interface PrerenderRequest {
  /** Path of the page, including its language segment and its query. */
  readonly path: string;
  readonly site: SiteConfig;
  /** Logo of the brand, as SVG text. */
  readonly logo: string;
  readonly cookies: ViewCookies;
  /** True if the browser is on a phone, as far as its request tells; a `view` cookie with a width overrides it. */
  readonly isPhone: boolean;
  /** True if the browser has a session: the page then shows no guest's buttons. */
  readonly hasSession: boolean;
}

/** A page rendered on the server. */
export interface Prerendered {
  /** Attributes of the root element. */
  readonly root: Readonly<Record<string, string>>;
  /** Markup of the app's element. */
  readonly html: string;
  /** Rules for the markup and the script. */
  readonly css: string;
  /** Names of the program's files with the lazy code that the page has used. */
  readonly chunks: readonly string[];
  /** Translations that the page has used, as `language/namespace`. */
  readonly bundles: readonly string[];
  /** Calls that failed, by query key: the page shows their parts as still loading. */
  readonly missing: readonly string[];
  /** Script that shows the page, and starts the app in the template `touchline-app`. */
  readonly script: string;
  /** State from which the app continues the page; undefined if the app renders the page anew. */
  readonly state: string | undefined;
}

/**
 * Prerender function that the built app provides to the server.
 * @param skeleton called with the page as it is before its data has come
 * @returns the page; undefined for addresses that aren't rendered on the server
 */
export type Prerender = (
  request: PrerenderRequest,
  skeleton: (page: Prerendered) => void,
) => Promise<Prerendered | undefined>;
