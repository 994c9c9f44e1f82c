import {
  advanceCredit,
  parseOdds,
  rational,
  stakeSources,
  toWire,
  type PricedCoupon,
} from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { LineBook } from '../../feed/lineBook.ts';
import { isBonusAccount, type AccountState } from '../../../ledger/index.ts';
import type { CouponWithLegs } from '../coupons.store.ts';
import { couponRefusal, isLive, type OpenLeg } from '../placement/openLegs.ts';
import { payableCoupon } from '../settlement/payable.ts';
import * as store from './prepaid.store.ts';

const HOUR_MS = 3_600_000;
/** Maximum time until matches begin for an advance, and time for earlier coupons to cover it. */
const WINDOW_MS = 48 * HOUR_MS;
/** Advanced share of the current value of open coupons. */
const SHARE = rational.of(1n, 2n);

type Account = Pick<AccountState, 'id' | 'type'>;

function priced(book: LineBook, rows: CouponWithLegs): PricedCoupon {
  return {
    coupon: payableCoupon(rows),
    now: rows.legs.map((leg) => {
      const found = book.bettable(leg.selection_id);
      return found.ok ? parseOdds(found.selection.k) : undefined;
    }),
  };
}

/**
 * Returns the advance available on an account against its open coupons, minor units; 0 on a bonus account.
 * @param without a coupon whose own advance isn't subtracted, because it is judged again
 */
export async function availableAdvance(
  db: Db | Trx,
  book: LineBook,
  account: Account,
  without: bigint | null = null,
): Promise<bigint> {
  if (isBonusAccount(account)) return 0n;
  const backing = await store.backingCoupons(db, account.id);
  if (backing.length === 0) return 0n;
  const credit = advanceCredit(
    backing.map((rows) => priced(book, rows)),
    SHARE,
  );
  const left = credit - (await store.openAdvance(db, account.id, without));
  return left > 0n ? left : 0n;
}

/** Returns the deadline for earlier coupons to cover an advance taken now. */
export function coverDeadline(now: Date): Date {
  return new Date(now.getTime() + WINDOW_MS);
}

/** Refuses legs that begin too late for an advance. */
export function advanceLegsRefusal(legs: readonly OpenLeg[], now: Date): CouponRefusal | undefined {
  const late = legs.filter((leg) => !isLive(leg) && leg.match.startsAt * 1000 > now.getTime() + WINDOW_MS);
  if (late.length === 0) return undefined;
  return {
    code: 'COUPON_SHAPE',
    message: 'An advance covers live matches and the next 48 hours: remove later selections.',
    legs: late.map(({ selection }) => ({ selectionId: selection.id, code: 'COUPON_SHAPE' })),
  };
}

/** Splits a stake between the balance and the advance, or returns the refusal if both together don't suffice. */
export async function splitStake(
  trx: Trx,
  book: LineBook,
  account: AccountState,
  { amount, prepaid }: { readonly amount: bigint; readonly prepaid: bigint },
): Promise<{ readonly own: bigint; readonly prepaid: bigint } | CouponRefusal> {
  const available = amount > account.balance ? await availableAdvance(trx, book, account) : 0n;
  const advance = prepaid < available ? prepaid : available;
  const split = stakeSources(amount, { balanceMinor: account.balance, advanceMinor: advance });
  if (split) return { own: split.ownMinor, prepaid: split.prepaidMinor };
  const most = toWire(account.balance + available, account.iso);
  return couponRefusal(
    'INSUFFICIENT_FUNDS',
    `Your balance and the advance cover ${most} ${account.iso}: lower the stake or add money.`,
    most,
  );
}
