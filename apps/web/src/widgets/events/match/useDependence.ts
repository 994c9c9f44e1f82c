import { COUPON_TYPE } from '@touchline/betting';
import { typeOf } from '../../../features/coupon/type/arrangement.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { useDeviceStore } from '../../../platform/storage/deviceStore.ts';

/** Returns whether the coupon has a selection of this match among others, so that no second one can be combined with it. */
export function useDependence(matchId: number): boolean {
  const { bets, typeId } = useDeviceStore(coupon);
  const type = typeOf(typeId, bets);
  if (type === COUPON_TYPE.single || type === COUPON_TYPE.multipleSingles) return false;
  return bets.some(({ gameId }) => gameId === matchId);
}
