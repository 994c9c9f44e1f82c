import * as v from 'valibot';
import { deviceStore } from '../../platform/storage/deviceStore.ts';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';

const KEY = 'couponSettings';
/** Default handling of price changes: accept better ones only. */
const BETTER_ONLY = 2;

const Amounts = v.record(v.string(), v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/)));
const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const Settings = v.object({
  changeCoefAction: v.optional(v.picklist([0, 1, 2]), BETTER_ONLY),
  exactCoef: flag(false),
  isDropOnScoreChange: flag(false),
  isActiveOneClick: flag(false),
  oneClickAmount: v.optional(Amounts, {}),
  bonusAccountOneClickAmount: v.optional(Amounts, {}),
  isAutoMax: flag(false),
  isVipBet: flag(false),
  isManualAmountStep: flag(false),
  amountStepByCurrencyIso: v.optional(Amounts, {}),
  isBalanceShown: flag(true),
  isPossibleWinShown: flag(true),
  isSelectAccountShown: flag(true),
  isCouponFixed: flag(true),
  isSelectionsKept: flag(false),
});

/**
 * The player's betting preferences on this device.
 * - `changeCoefAction`: 0 ask on any change, 1 accept any change, 2 accept unchanged or better only
 * - `exactCoef`: only the exact shown price of every selection; `isDropOnScoreChange` requires it
 * - `oneClickAmount`, `bonusAccountOneClickAmount`, `amountStepByCurrencyIso`: wire text by currency
 * - `isAutoMax`, `isVipBet`: initial values of a coupon
 * - `isCouponFixed`: the coupon stays visible while the page scrolls
 * - `isSelectionsKept`: selections stay after they are placed
 */
export type CouponSettings = v.InferOutput<typeof Settings>;

const defaults: CouponSettings = v.parse(Settings, {});

/** Written only by `changeCouponSettings`. */
export const couponSettings = deviceStore<CouponSettings>({ ...defaults });

/** Loads the settings from the device and keeps the windows in sync. Call once, in boot, before the coupon. */
export function startCouponSettings(): void {
  restore();
  onDeviceChange(KEY, restore);
}

function restore(): void {
  Object.assign(couponSettings, deviceStorage.read(KEY, Settings) ?? defaults);
}

/** Changes and stores settings. The score rule requires the exact price, and excludes one-click betting. */
export function changeCouponSettings(change: Partial<CouponSettings>): void {
  Object.assign(couponSettings, change);
  if (change.isDropOnScoreChange) Object.assign(couponSettings, { exactCoef: true, isActiveOneClick: false });
  if (change.isActiveOneClick || change.exactCoef === false) couponSettings.isDropOnScoreChange = false;
  deviceStorage.write(KEY, couponSettings);
}
