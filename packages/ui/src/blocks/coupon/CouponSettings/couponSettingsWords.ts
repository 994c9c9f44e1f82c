/** Label of a setting, with a hint about its effect. */
export interface CouponSettingWords {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Labels of the coupon's settings. */
export interface CouponSettingsWords {
  /** Title of the group, for example “When a price moves”. */
  priceTitle: string;
  /** Price rule that asks for confirmation of each price change. */
  ask: CouponSettingWords;
  /** Price rule that accepts any price change. */
  any: CouponSettingWords;
  /** Price rule that accepts equal or better prices. */
  better: CouponSettingWords;
  /** Setting that accepts the displayed price only, regardless of the price rule. */
  exactPrice: CouponSettingWords;
  /** Setting that refuses a live bet when the score changes during placement. */
  dropOnScore: CouponSettingWords;
  /** Title of the group, for example “One touch”. */
  oneClickTitle: string;
  /** One-click betting: each touched price is bet immediately. */
  oneClick: CouponSettingWords;
  /** Amount of a one-click bet. */
  oneClickAmount: CouponSettingWords;
  /** Amount of a one-click bet from the bonus account. */
  bonusOneClickAmount: CouponSettingWords;
  /** Title of the group, for example “Stake”. */
  stakeTitle: string;
  /** Setting that fills in the maximum stake automatically. */
  autoMax: CouponSettingWords;
  /** Setting that requests stakes above the usual maximum. */
  vip: CouponSettingWords;
  /** Setting that enables a custom step of the plus and minus buttons. */
  manualStep: CouponSettingWords;
  /** Step of the plus and minus buttons. */
  step: CouponSettingWords;
  /** Title of the group, for example “What the coupon shows”. */
  showTitle: string;
  showBalance: CouponSettingWords;
  showReturns: CouponSettingWords;
  showAccount: CouponSettingWords;
  /** Setting that keeps the coupon visible during navigation. */
  fixed: CouponSettingWords;
  /** Setting that keeps the selections after placement, for another coupon. */
  keepSelections: CouponSettingWords;
}

export const priceRules = ['ask', 'any', 'better'] as const;
export type PriceRule = (typeof priceRules)[number];

/** Current settings of the coupon; amounts are strings as entered. */
export interface CouponSettingsValue {
  readonly priceRule: PriceRule;
  readonly exactPrice: boolean;
  readonly dropOnScore: boolean;
  /** Omitted for players who are not signed in. */
  readonly oneClick?: boolean | undefined;
  readonly oneClickAmount: string;
  /** Omitted for players without a bonus account. */
  readonly bonusOneClickAmount?: string | undefined;
  readonly autoMax: boolean;
  /** Omitted where bets above the maximum can't be requested. */
  readonly vip?: boolean | undefined;
  readonly manualStep: boolean;
  readonly step: string;
  readonly showBalance: boolean;
  readonly showReturns: boolean;
  readonly showAccount: boolean;
  readonly fixed: boolean;
  readonly keepSelections: boolean;
}
