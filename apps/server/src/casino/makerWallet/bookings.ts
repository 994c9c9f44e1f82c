import type { Trx } from '../../kernel/index.ts';
import { InsufficientFundsError, book, type Booking, openSystemAccounts } from '../../ledger/index.ts';

/** An operation of a maker, by which its booking is found. */
export interface BookedOperation {
  readonly makerId: string;
  readonly txId: string;
}

/** Amount of an operation on an account that the transaction has locked. */
export interface GameMoney extends BookedOperation {
  readonly accountId: bigint;
  readonly iso: string;
  /** Minor units; an amount of 0 books nothing. */
  readonly amount: bigint;
  /** The server's current time. */
  readonly at: Date;
}

/** Reference of an operation: a returned stake has that of its bet, so that limits subtract it. */
export const gameRef = ({ makerId, txId }: BookedOperation): string => `g:${makerId}:${txId}`;

/** Returns the booking of a bet's stake; undefined for a free round. */
export const stakeBooking = (money: GameMoney): Booking | undefined =>
  bookingOf(money, { kind: 'stake', key: 'game-bet', amount: -money.amount });

/** Returns the booking of a win; undefined for a win of 0. */
export const winBooking = (money: GameMoney): Booking | undefined =>
  bookingOf(money, { kind: 'payout', key: 'game-win', amount: money.amount });

/** Takes the stake of a bet. Throws an InsufficientFundsError if the balance is too low. */
export const takeStake = (trx: Trx, money: GameMoney): Promise<bigint | undefined> =>
  move(trx, money, { kind: 'stake', key: 'game-bet', amount: -money.amount });

/** Takes a tip. Throws an InsufficientFundsError if the balance is too low. */
export const takeTip = (trx: Trx, money: GameMoney): Promise<bigint | undefined> =>
  move(trx, money, { kind: 'tip', key: 'game-tip', amount: -money.amount });

/** Returns the stake of a bet; `txId` is the bet's. */
export const returnStake = (trx: Trx, money: GameMoney): Promise<bigint | undefined> =>
  move(trx, money, { kind: 'stake-returned', key: 'game-back', amount: money.amount });

/** Pays a maker's jackpot. */
export const payJackpot = (trx: Trx, money: GameMoney): Promise<bigint | undefined> =>
  move(trx, money, { kind: 'jackpot-win', key: 'game-jackpot', amount: money.amount });

/** Pays the win of a free round or of a promotion, which costs its player no stake. */
export async function payPrize(trx: Trx, money: GameMoney): Promise<bigint | undefined> {
  await openSystemAccounts(trx, [{ account: 'promo', iso: money.iso }]);
  return move(trx, money, { kind: 'prize', key: 'game-free', amount: money.amount, other: 'promo' });
}

/** A booking of a kind; the key begins with the name of the operation. */
type Move = Pick<Booking, 'kind' | 'key' | 'amount'> & { readonly other?: Booking['other'] };

/** An amount of 0 has no entries. */
function bookingOf(
  { makerId, txId, accountId, at }: GameMoney,
  { kind, key, amount, other = 'house' }: Move,
): Booking | undefined {
  if (amount === 0n) return undefined;
  const ref = gameRef({ makerId, txId });
  return { accountId, amount, kind, ref, key: `${key}:${makerId}:${txId}`, at, other };
}

/** Books an operation and returns the balance after it; undefined for an amount of 0. */
async function move(trx: Trx, money: GameMoney, wanted: Move): Promise<bigint | undefined> {
  const booking = bookingOf(money, wanted);
  if (!booking) return undefined;
  const account = await book(trx, booking);
  if (!account)
    throw new InsufficientFundsError(
      `Account ${money.accountId} is missing or has less than ${money.amount} minor units to take for ${money.txId}.`,
    );
  return account.balance;
}
