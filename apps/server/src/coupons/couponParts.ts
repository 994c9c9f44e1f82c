import type { Db } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';

/** What the capabilities about coupons work with. */
export interface CouponParts {
  readonly db: Db;
  readonly book: LineBook;
  /** The server's clock. */
  readonly now: () => Date;
}

/** The same inside a transaction, which is handed on beside it. */
export type BookParts = Omit<CouponParts, 'db'>;
