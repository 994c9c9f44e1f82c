import { oddsMilli, withPowerBet, withRemainingStake, type Coupon } from '@touchline/betting';
import type { Selectable } from 'kysely';
import type { ActionColumns } from './betActions.tables.ts';

/** Columns of a coupon's row that determine the stake in play, minor units. */
export type StakeColumns = Pick<Selectable<ActionColumns>, 'extra_stake' | 'sold_stake'> & {
  readonly amount: bigint;
};

/** Returns the stake in play after a PowerBet and sales, minor units; 0 for a coupon that was sold whole. */
export function stakeInPlay({ amount, extra_stake, sold_stake }: StakeColumns): bigint {
  return amount + extra_stake - sold_stake;
}

/**
 * Returns a coupon at its current terms: those of its placement, then of a PowerBet, then with the stake left by
 * sales. The maximum payout is reduced with the stake, so that the sold and the remaining part together are worth the
 * whole.
 * @param coupon at the terms of its placement; its stake is the row's `amount`
 */
export function termsAfterActions<C extends Coupon>(
  coupon: C,
  row: StakeColumns & Pick<Selectable<ActionColumns>, 'power_coef'>,
): C {
  const powered =
    row.power_coef === null
      ? coupon
      : withPowerBet(coupon, { newCoef: oddsMilli(row.power_coef), extraStakeMinor: row.extra_stake });
  if (row.sold_stake === 0n) return powered;
  const stakeMinor = stakeInPlay(row);
  const { maxPayoutMinor: cap, stakeMinor: whole } = powered;
  return {
    ...withRemainingStake(powered, stakeMinor),
    ...(cap === undefined ? {} : { maxPayoutMinor: (cap * stakeMinor) / whole }),
  };
}
