/** A setting in words: its name and what follows from it. */
export interface CouponSettingWords {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** All words of the coupon's settings. */
export interface CouponSettingsWords {
  /** "When a price moves". */
  priceTitle: string;
  /** Ask every time. */
  ask: CouponSettingWords;
  /** Take any new price. */
  any: CouponSettingWords;
  /** Take the same or a better price. */
  better: CouponSettingWords;
  /** Only the price that is shown, whatever the rule above. */
  exactPrice: CouponSettingWords;
  /** Refuse a live bet when the score changed on its way. */
  dropOnScore: CouponSettingWords;
  /** "One touch". */
  oneClickTitle: string;
  /** Every price that is touched is bet at once. */
  oneClick: CouponSettingWords;
  /** Its amount. */
  oneClickAmount: CouponSettingWords;
  /** Its amount on the bonus account. */
  bonusOneClickAmount: CouponSettingWords;
  /** "Stake". */
  stakeTitle: string;
  /** The most that is possible fills the stake by itself. */
  autoMax: CouponSettingWords;
  /** Asks for more than the usual most. */
  vip: CouponSettingWords;
  /** The player sets the step of the plus and minus buttons. */
  manualStep: CouponSettingWords;
  /** That step. */
  step: CouponSettingWords;
  /** "What the coupon shows". */
  showTitle: string;
  showBalance: CouponSettingWords;
  showReturns: CouponSettingWords;
  showAccount: CouponSettingWords;
  /** The coupon stays in sight while the page changes. */
  fixed: CouponSettingWords;
  /** The selections of a placed coupon stay for another one. */
  keepSelections: CouponSettingWords;
}

export const priceRules = ['ask', 'any', 'better'] as const;
export type PriceRule = (typeof priceRules)[number];

/** The coupon's settings as they stand; amounts as the player types them. */
export interface CouponSettingsValue {
  readonly priceRule: PriceRule;
  readonly exactPrice: boolean;
  readonly dropOnScore: boolean;
  /** Only for players. */
  readonly oneClick?: boolean | undefined;
  readonly oneClickAmount: string;
  /** Only for players with a bonus account. */
  readonly bonusOneClickAmount?: string | undefined;
  readonly autoMax: boolean;
  /** Only where a bet above the most may be asked for. */
  readonly vip?: boolean | undefined;
  readonly manualStep: boolean;
  readonly step: string;
  readonly showBalance: boolean;
  readonly showReturns: boolean;
  readonly showAccount: boolean;
  readonly fixed: boolean;
  readonly keepSelections: boolean;
}
