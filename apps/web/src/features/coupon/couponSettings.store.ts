import { DEFAULT_CHANGE_COEF_ACTION, type ChangeCoefAction } from '@touchline/betting';
import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

const KEY = 'couponSettings';

const Kept = v.object({
  changeCoefAction: v.picklist([0, 1, 2]),
  exactCoef: v.boolean(),
  isDropOnScoreChange: v.boolean(),
});

export interface CouponSettings {
  /** 0 ask on any change, 1 accept any change, 2 accept unchanged or better only. */
  changeCoefAction: ChangeCoefAction;
  /** Only the exact shown price of every selection is accepted. */
  exactCoef: boolean;
  /** A live bet is refused when the score changes on the way; needs `exactCoef`. */
  isDropOnScoreChange: boolean;
}

/** How this player wants bets placed, on this device. Written only by `changeCouponSettings`. */
export const couponSettings = proxy<CouponSettings>({
  changeCoefAction: DEFAULT_CHANGE_COEF_ACTION,
  exactCoef: false,
  isDropOnScoreChange: false,
});

/** Takes the settings from the device. Call once, in boot. */
export function startCouponSettings(): void {
  Object.assign(couponSettings, deviceStorage.read(KEY, Kept));
}

/** Changes settings and keeps them; the score rule goes with the exact price and never stands alone. */
export function changeCouponSettings(change: Partial<CouponSettings>): void {
  Object.assign(couponSettings, change);
  if (change.isDropOnScoreChange) couponSettings.exactCoef = true;
  if (change.exactCoef === false) couponSettings.isDropOnScoreChange = false;
  deviceStorage.write(KEY, couponSettings);
}
