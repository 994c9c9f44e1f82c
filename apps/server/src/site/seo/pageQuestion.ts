import type { Messages } from '../../delivery/index.ts';
import type { Site } from '../sites/site.ts';
import type { CasinoPages } from './casinoPages.ts';
import type { SafeFields } from './fields.ts';
import type { LineMatches, LineNames } from './lineNames.ts';

/** Input for the head of a page. */
export interface PageQuestion {
  readonly site: Site;
  /** Language segment of the page's address. */
  readonly language: string;
  /** Path with the language, without query. */
  readonly path: string;
  /** Origin of the site: `https://host`. */
  readonly origin: string;
  readonly messages: Messages;
  readonly book: LineMatches;
  readonly lineNames: LineNames;
  /** Pages of the site's casino; empty for a question about another page. */
  readonly casino: CasinoPages;
  /** The site's texts of this page, if any. */
  readonly own: SafeFields | undefined;
  /** Robots directives that the nearest parent page sets for its descendants. */
  readonly above: string | undefined;
}
