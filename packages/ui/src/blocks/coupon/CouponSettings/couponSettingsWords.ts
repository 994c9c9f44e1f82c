/** Label of a setting, with a hint about its effect. */
export interface CouponSettingWords {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Labels of the coupon's settings. */
export interface CouponSettingsWords {
  /** Title of the group, for example “When a price moves”. */
  priceTitle: string;
  /** Confirm each price change. */
  ask: CouponSettingWords;
  /** Accept any price change. */
  any: CouponSettingWords;
  /** Accept equal or better prices. */
  better: CouponSettingWords;
  /** Accept only the displayed price, regardless of the price rule. */
  exactPrice: CouponSettingWords;
  /** Refuse a live bet when the score changes during placement. */
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
  /** Fill in the maximum stake automatically. */
  autoMax: CouponSettingWords;
  /** Request a stake above the usual maximum. */
  vip: CouponSettingWords;
  /** Use a custom step for the plus and minus buttons. */
  manualStep: CouponSettingWords;
  /** Step of the plus and minus buttons. */
  step: CouponSettingWords;
  /** Title of the group, for example “What the coupon shows”. */
  showTitle: string;
  showBalance: CouponSettingWords;
  showReturns: CouponSettingWords;
  showAccount: CouponSettingWords;
  /** Keep the coupon visible during navigation. */
  fixed: CouponSettingWords;
  /** Keep the selections after placement, for another coupon. */
  keepSelections: CouponSettingWords;
}

export const priceRules = ['ask', 'any', 'better'] as const;
export type PriceRule = (typeof priceRules)[number];

/** Current settings of the coupon; amounts are strings as entered. */
export interface CouponSettingsValue {
  readonly priceRule: PriceRule;
  readonly exactPrice: boolean;
  readonly dropOnScore: boolean;
  /** For signed-in players only. */
  readonly oneClick?: boolean | undefined;
  readonly oneClickAmount: string;
  /** For players with a bonus account only. */
  readonly bonusOneClickAmount?: string | undefined;
  readonly autoMax: boolean;
  /** Only where bets above the maximum can be requested. */
  readonly vip?: boolean | undefined;
  readonly manualStep: boolean;
  readonly step: string;
  readonly showBalance: boolean;
  readonly showReturns: boolean;
  readonly showAccount: boolean;
  readonly fixed: boolean;
  readonly keepSelections: boolean;
}
