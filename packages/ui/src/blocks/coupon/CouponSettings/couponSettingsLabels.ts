/** Label of a setting, with a hint about its effect. */
export interface CouponSettingLabels {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Labels of the coupon's settings. */
export interface CouponSettingsLabels {
  /** Title of the group, for example “When a price moves”. */
  priceTitle: string;
  /** Price rule that asks for confirmation of each price change. */
  ask: CouponSettingLabels;
  /** Price rule that accepts any price change. */
  any: CouponSettingLabels;
  /** Price rule that accepts equal or better prices. */
  better: CouponSettingLabels;
  /** Setting that accepts the displayed price only, regardless of the price rule. */
  exactPrice: CouponSettingLabels;
  /** Setting that refuses a live bet when the score changes during placement. */
  dropOnScore: CouponSettingLabels;
  /** Title of the group, for example “One touch”. */
  oneClickTitle: string;
  /** One-click betting: each touched price is bet immediately. */
  oneClick: CouponSettingLabels;
  /** Amount of a one-click bet. */
  oneClickAmount: CouponSettingLabels;
  /** Amount of a one-click bet from the bonus account. */
  bonusOneClickAmount: CouponSettingLabels;
  /** Title of the group, for example “Stake”. */
  stakeTitle: string;
  /** Setting that fills in the maximum stake automatically. */
  autoMax: CouponSettingLabels;
  /** Setting that requests stakes above the usual maximum. */
  vip: CouponSettingLabels;
  /** Setting that enables a custom step of the plus and minus buttons. */
  manualStep: CouponSettingLabels;
  /** Step of the plus and minus buttons. */
  step: CouponSettingLabels;
  /** Title of the group, for example “What the coupon shows”. */
  showTitle: string;
  showBalance: CouponSettingLabels;
  showReturns: CouponSettingLabels;
  showAccount: CouponSettingLabels;
  /** Setting that keeps the coupon visible during navigation. */
  fixed: CouponSettingLabels;
  /** Setting that keeps the selections after placement, for another coupon. */
  keepSelections: CouponSettingLabels;
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
