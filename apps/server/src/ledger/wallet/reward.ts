import type { Trx } from '../../kernel/index.ts';
import type { AccountState } from './ledger.ts';
import { bookPostings } from './postings.ts';
import type { RewardKind } from './wallet.tables.ts';

export interface Reward {
  /** The player's account, locked by the transaction. */
  readonly account: Pick<AccountState, 'id' | 'iso'>;
  /** Minor units above 0. */
  readonly amount: bigint;
  readonly kind: RewardKind;
  /** Identifies what is rewarded; a second reward of the same kind and key is refused by the database. */
  readonly ref: string;
  /** @default `ref` */
  readonly key?: string;
  /** The server's current time. */
  readonly at: Date;
}

/** Credits money that the platform gives to a player. */
export function payReward(trx: Trx, { account, amount, ...booking }: Reward): Promise<void> {
  if (amount <= 0n) throw new RangeError(`A reward must be above 0, got ${amount} minor units.`);
  const { id, iso } = account;
  return bookPostings(trx, {
    ...booking,
    postings: [
      { account: id, iso, amount },
      { account: 'promo', iso, amount: -amount },
    ],
  });
}
