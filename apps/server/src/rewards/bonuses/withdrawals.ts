import { toWire } from '@touchline/betting';
import type { Trx } from '../../kernel/index.ts';
import { currencyAccounts } from './bonusAccount.ts';
import { endGrant } from './ending.ts';
import { isOnAccount, lockOpenGrants, type GrantRow } from './grants.store.ts';

/** Bonus money that a withdrawal of the player's own money removes. */
export interface BonusAtStake {
  /** Decimal text of the balance on the bonus account. */
  readonly amount: string;
  readonly iso: string;
}

/**
 * Returns the bonus that a withdrawal in a currency gives up; undefined without one. The transaction must have locked
 * the player with all accounts.
 */
export async function bonusAtStake(
  trx: Trx,
  playerId: bigint,
  iso: string,
): Promise<BonusAtStake | undefined> {
  if (!(await activeGrant(trx, playerId, iso))) return undefined;
  return { amount: await balanceText(trx, playerId, iso), iso };
}

/**
 * Removes the active bonus of a currency, because its player withdraws own money and has agreed to lose the amount.
 * Waiting ones stay. Returns false, and removes nothing, if the amount isn't the one that the player has agreed to.
 */
export async function giveUpForWithdrawal(
  trx: Trx,
  {
    playerId,
    iso,
    agreed,
    at,
  }: {
    readonly playerId: bigint;
    readonly iso: string;
    /** The amount in the player's consent, decimal text; undefined without a consent. */
    readonly agreed: string | undefined;
    readonly at: Date;
  },
): Promise<boolean> {
  const active = await activeGrant(trx, playerId, iso);
  if (!active) return true;
  if ((await balanceText(trx, playerId, iso)) !== agreed) return false;
  await endGrant(trx, active, 'withdrawal', at);
  return true;
}

async function balanceText(trx: Trx, playerId: bigint, iso: string): Promise<string> {
  const { bonus } = await currencyAccounts(trx, playerId, iso);
  return toWire(bonus?.balance ?? 0n, iso);
}

async function activeGrant(trx: Trx, playerId: bigint, iso: string): Promise<GrantRow | undefined> {
  const open = await lockOpenGrants(trx, playerId);
  return open.find((grant) => grant.iso === iso && isOnAccount(grant));
}
