import { COUPON_TYPE } from '@touchline/betting';
import { totalsOf, totalsOfSingles, type Totals } from '../../features/coupon/totals.rules.ts';
import type { CouponView } from './useCouponView.ts';

/** Fields of a coupon from which its totals are calculated. */
export type Priced = Pick<
  CouponView,
  | 'typeId'
  | 'systemValue'
  | 'legs'
  | 'iso'
  | 'terms'
  | 'extras'
  | 'coefViewId'
  | 'total'
  | 'byBet'
  | 'byBlock'
>;

/** Returns cost and possible payout of the coupon at the prices of its legs. */
export function totalsIn({ typeId, systemValue, legs, iso, terms, extras, ...stakes }: Priced): Totals {
  const { byBet, byBlock, total, coefViewId } = stakes;
  const about = { legs, iso, terms, extras };
  if (typeId === COUPON_TYPE.multipleSingles)
    return totalsOfSingles(about, new Map([...byBet].map(([id, { minor }]) => [id, minor])));
  const blockStakesMinor = minorsOf(byBlock);
  return totalsOf({ ...about, typeId, systemValue, blockStakesMinor }, total, coefViewId);
}

function minorsOf(byBlock: Priced['byBlock']): Record<number, bigint> | undefined {
  const known = [...byBlock].flatMap(([id, { minor }]) =>
    minor === undefined ? [] : [[id, minor] as const],
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
