import type { SiteConfig } from './calls/site.ts';

/** What the server has drawn into a page. */
export interface PictureOrder {
  /** Path of the page, with its language segment. */
  readonly path: string;
  readonly site: SiteConfig;
  /** The brand's logo, text of an SVG file. */
  readonly logo: string;
}

/**
 * What the built app offers to the server that delivers its pages.
 * @returns markup of the page's first screen; undefined for pages that aren't drawn
 */
export type DrawPicture = (order: PictureOrder) => Promise<string | undefined>;
