import type { SiteConfig } from './calls/site/site.ts';

/** Page to prerender. */
export interface PrerenderRequest {
  /** Path of the page, including its language segment. */
  readonly path: string;
  readonly site: SiteConfig;
  /** Logo of the brand, as SVG text. */
  readonly logo: string;
}

/**
 * Prerender function that the built app provides to the server.
 * @returns markup of the page's first screen; `undefined` for pages that aren't prerendered
 */
export type Prerender = (order: PrerenderRequest) => Promise<string | undefined>;
