import type { Db } from '../../kernel/index.ts';
import type { LineBook } from '../feed/lineBook.ts';

/** Dependencies of the modules on coupons. */
export interface CouponDeps {
  readonly db: Db;
  readonly book: LineBook;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Dependencies inside a transaction; `trx` is passed separately. */
export type BookDeps = Omit<CouponDeps, 'db'>;
