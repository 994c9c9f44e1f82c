import type { LineBook } from '../feed/index.ts';
import type { AnswerCache } from '../../kernel/index.ts';

export interface LineRoutesOptions {
  readonly book: LineBook;
  /** The server's clock. */
  readonly now: () => Date;
  /** Stores answers made of the book. */
  readonly answers: AnswerCache;
}
