import { oddsMilli, withPowerBet, withStakeLeft, type Coupon } from '@touchline/betting';
import type { Selectable } from 'kysely';
import type { ActionColumns } from './actions.tables.ts';

/** The columns of a coupon's row that say which stake still plays, minor units. */
export type StakeColumns = Pick<Selectable<ActionColumns>, 'extra_stake' | 'sold_stake'> & {
  readonly amount: bigint;
};

/** The stake that still plays after a PowerBet and sales, minor units; 0 of a coupon that was sold whole. */
export function stakeInPlay({ amount, extra_stake, sold_stake }: StakeColumns): bigint {
  return amount + extra_stake - sold_stake;
}

/**
 * A coupon on the terms that hold now: those of its placement, then a PowerBet's, then what sales left of the stake.
 * The highest payout shrinks with the stake, so that the sold and the kept part are worth the whole.
 * @param coupon on the terms of its placement; its stake is the row's `amount`
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
    ...withStakeLeft(powered, stakeMinor),
    ...(cap === undefined ? {} : { maxPayoutMinor: (cap * stakeMinor) / whole }),
  };
}
