import { currencyAccounts, addFreeRoundsWin } from '../../rewards/index.ts';
import type { Trx } from '../../kernel/index.ts';
import { operationBlock, endsFreeRounds } from '../../protection/index.ts';
import type { LockedAccount } from '../../ledger/index.ts';
import { payPrize, type GameMoney } from './bookings.ts';
import { addWon, freeRoundsOfRound, type FreeRoundsRow } from './freeRounds.store.ts';

/** A win of a free round after its payment. */
export interface PaidFreeWin {
  readonly freeRoundsId: string | null;
  /** Minor units that were paid of it. */
  readonly paid: bigint;
  /** Balance after it of the account that the round is played on. */
  readonly balance: bigint;
}

/**
 * Pays the win of a free round, up to the cap of its free rounds: to the player's own account, or as a bonus by their
 * conditions. A win of type free round without free rounds is paid to the account of the session in full.
 */
export async function payFreeWin(
  trx: Trx,
  roundId: bigint,
  money: GameMoney,
  account: LockedAccount,
): Promise<PaidFreeWin> {
  const pay = async (accountId: bigint, amount: bigint): Promise<bigint> => {
    const after = await payPrize(trx, { ...money, accountId, amount });
    return accountId === account.id ? (after ?? account.balance) : account.balance;
  };
  const free = await freeRoundsOfRound(trx, roundId);
  if (!free) {
    return { freeRoundsId: null, paid: money.amount, balance: await pay(account.id, money.amount) };
  }
  const room = free.most_won === null ? money.amount : free.most_won - free.won;
  const within = money.amount < room ? money.amount : room;
  const paid = (await isForfeit(trx, free, money.at)) ? 0n : within;
  await addWon(trx, free.id, paid);
  const part = { freeRoundsId: free.id, paid };
  if (paid === 0n) return { ...part, balance: account.balance };
  if (free.offer_id === null) {
    const { own } = await currencyAccounts(trx, account.playerId, money.iso);
    return { ...part, balance: await pay(own?.id ?? account.id, paid) };
  }
  let balance = account.balance;
  await addFreeRoundsWin(trx, {
    freeRoundsId: free.id,
    offerId: free.offer_id,
    playerId: account.playerId,
    iso: money.iso,
    amount: paid,
    at: money.at,
    book: async (accountId) => {
      balance = await pay(accountId, paid);
    },
  });
  return { ...part, balance };
}

/** A bonus ends with an exclusion or a break: a win that would join it comes too late. */
async function isForfeit(
  trx: Trx,
  { offer_id: offerId, player_id: playerId }: FreeRoundsRow,
  at: Date,
): Promise<boolean> {
  if (offerId === null) return false;
  const block = await operationBlock(trx, 'bonus', playerId, at);
  return block !== undefined && endsFreeRounds(block.code);
}
