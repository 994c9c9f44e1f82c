import { COUPON_TYPE } from '@touchline/betting';
import {
  totalsOf,
  totalsOfSingles,
  type Extras,
  type Totals,
} from '../../../features/coupon/pricing/totals.rules.ts';
import type { Stakes, StakesData } from './useStakes.ts';

/** Data of a coupon from which its totals are calculated. */
export interface Priced
  extends
    Pick<StakesData, 'typeId' | 'systemValue' | 'legs' | 'iso' | 'terms'>,
    Pick<Stakes, 'total' | 'byBet' | 'byBlock'> {
  readonly extras: Extras;
  readonly coefViewId: number;
}

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
