import { sql, type RawBuilder } from 'kysely';
import { entriesOf } from './ledger.ts';

/** A stake booked by the statement that stores its coupon. */
export interface StakeAtOnce {
  readonly accountId: bigint;
  readonly playerId: bigint;
  /** Minor units above 0. */
  readonly amount: bigint;
  /** True if it is reserved in a hold; otherwise it is taken. */
  readonly isHeld: boolean;
  /** The server's current time. */
  readonly at: Date;
}

/**
 * Returns two parts of one statement. `moved` is the account after the stake was subtracted; it has no row if the
 * balance is too low, the player has limits or blocks, or `unless` is true, so the stored row must be selected from
 * it. `booked` reads the stored row's id from a `bet (id)` in between and writes the ledger.
 */
export function stakeAtOnce(
  { accountId, playerId, amount, isHeld, at }: StakeAtOnce,
  unless: RawBuilder<unknown>,
) {
  const held = isHeld ? sql`, held = held + ${amount}` : sql``;
  const moved = sql`
    moved as (
      update accounts set balance = balance - ${amount}${held}
      where id = ${accountId} and player_id = ${playerId} and balance >= ${amount} and not is_restricted
        and not (${unless})
      returning id, iso, balance
    )`;
  const setAside = sql`
    set_aside as (
      insert into holds (ref, account_id, amount) select bet.id::text, ${accountId}, ${amount} from bet
    ),`;
  const booked = sql`${isHeld ? setAside : sql``}
    booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select 'stake:' || bet.id, 'stake', bet.id::text, ${at} from bet returning id, at
    ), lines as (
      ${entriesOf(-amount, isHeld ? 'holds' : 'house')}
    )`;
  return { moved, booked };
}
