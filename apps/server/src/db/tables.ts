import type { AccountsTables } from '../accounts/accounts.tables.ts';
import type { ActionsTables } from '../actions/actions.tables.ts';
import type { CouponsTables } from '../coupons/coupons.tables.ts';
import type { FavoritesTables } from '../favorites/favorites.tables.ts';
import type { FeedTables } from './anchors.ts';
import type { LimitsTables } from '../limits/limits.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { ResultsTables } from '../results/results.tables.ts';
import type { WalletTables } from '../wallet/wallet.tables.ts';

/** Every table of the platform; each capability describes its own. int8 is bigint, timestamptz is Date. */
export type Database = AccountsTables &
  WalletTables &
  FeedTables &
  CouponsTables &
  LimitsTables &
  ActionsTables &
  MailTables &
  FavoritesTables &
  ResultsTables;
