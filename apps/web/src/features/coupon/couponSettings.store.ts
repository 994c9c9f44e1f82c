import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';

const KEY = 'couponSettings';
/** What is done about a moved price until the player chooses. */
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
 * How this player wants bets placed, on this device.
 * - `changeCoefAction`: 0 ask on any change, 1 accept any change, 2 accept unchanged or better only
 * - `exactCoef`: only the exact shown price of every selection; `isDropOnScoreChange` needs it
 * - `oneClickAmount`, `bonusAccountOneClickAmount`, `amountStepByCurrencyIso`: wire text by currency
 * - `isAutoMax`, `isVipBet`: what a coupon begins with
 * - `isCouponFixed`: the coupon stays in sight while the page is read
 * - `isSelectionsKept`: selections stay when they are placed
 */
export type CouponSettings = v.InferOutput<typeof Settings>;

/** Written only by `changeCouponSettings`. */
export const couponSettings = proxy<CouponSettings>(v.parse(Settings, {}));

/** Takes the settings from the device and keeps the windows in step. Call once, in boot, before the coupon. */
export function startCouponSettings(): void {
  restore();
  onDeviceChange(KEY, restore);
}

function restore(): void {
  Object.assign(couponSettings, deviceStorage.read(KEY, Settings));
}

/**
 * Changes settings and keeps them. The score rule goes with the exact price and never stands alone; bets at one
 * touch go without the score rule.
 */
export function changeCouponSettings(change: Partial<CouponSettings>): void {
  Object.assign(couponSettings, change);
  if (change.isDropOnScoreChange) Object.assign(couponSettings, { exactCoef: true, isActiveOneClick: false });
  if (change.isActiveOneClick || change.exactCoef === false) couponSettings.isDropOnScoreChange = false;
  deviceStorage.write(KEY, couponSettings);
}
