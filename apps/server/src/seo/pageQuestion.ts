import type { LineBook } from '../feed/index.ts';
import type { Words } from '../mail/words.ts';
import type { Site } from '../sites/site.ts';
import type { SafeFields } from './fields.ts';

/** What is to be known of a page before it can be said what it says of itself. */
export interface PageQuestion {
  readonly site: Site;
  /** The language of the page: a segment of addresses. */
  readonly language: string;
  /** Path with the language, without query. */
  readonly path: string;
  /** Where the site is reached: `https://host`. */
  readonly origin: string;
  readonly words: Words;
  readonly book: Pick<LineBook, 'match' | 'matches'>;
  /** What the site wrote of this page, if anything. */
  readonly own: SafeFields | undefined;
  /** What the nearest page above says of all below it. */
  readonly above: string | undefined;
}
