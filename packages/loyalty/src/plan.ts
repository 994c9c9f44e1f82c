/** Products that loyalty tells apart. */
export const loyaltyProducts = ['sport', 'slots', 'live-casino'] as const;
export type LoyaltyProduct = (typeof loyaltyProducts)[number];

/** Number of levels; the first is 1. */
export const LEVEL_COUNT = 8;

/** Level of a points plan. */
export interface PointsLevel {
  /** Points earned in 365 days from which a player has the level; 0 for the first. */
  readonly from: number;
  /** Value of a point in the base currency, as decimal text: "0.0075". */
  readonly rate: string;
}

/** Points for stakes, their exchange, and the levels. */
export interface PointsPlan {
  /** Points per unit of the base currency staked, as decimal text; a product without a rate earns none. */
  readonly rates: Readonly<Partial<Record<LoyaltyProduct, string>>>;
  /** All levels in ascending order. */
  readonly levels: readonly PointsLevel[];
  /** Fewest whole points of an exchange. */
  readonly least: number;
  /** Value exchanged in a calendar month (UTC) at most, in the base currency, decimal text. */
  readonly monthCap: string;
}

export const cashbackPlanIds = ['cashback', 'vipcashback', 'premiumcashback'] as const;
export type CashbackPlanId = (typeof cashbackPlanIds)[number];

/** Cashback of one level. */
export interface CashbackLevel {
  /** Amount that the percentage is taken of: losses, or stakes whether won or lost. */
  readonly base: 'losses' | 'stakes';
  /** Percentage, decimal text: "0.25". */
  readonly percent: string;
  /** Length of a period in days; 7 runs from Monday to Sunday. */
  readonly days: number;
}

/** Cashback of settled own-money stakes by closed periods. */
export interface CashbackPlan {
  readonly id: CashbackPlanId;
  readonly products: readonly LoyaltyProduct[];
  /** One entry for each level, or a single one for all. */
  readonly levels: readonly CashbackLevel[];
  /** Lower amounts aren't paid; base currency, decimal text. */
  readonly least: string;
  /** Highest amount of a period; base currency, decimal text. */
  readonly cap: string;
  /** True if the amount is credited by itself at the end of the period; otherwise the player takes it. */
  readonly isAutomatic: boolean;
  /** Days in which the player can take it. */
  readonly takeDays: number;
}

/** Reward for players who bring friends. Amounts in the base currency, decimal text. */
export interface ReferralPlan {
  readonly reward: string;
  /** Reward of the friend; "0" for none. */
  readonly friendReward: string;
  readonly minDeposit: string;
  readonly minStakes: string;
  /** Lowest price of a bet whose stake counts. */
  readonly minPrice: string;
  /** Days after the registration in which a friend can qualify. */
  readonly days: number;
  /** Days between qualification and payment. */
  readonly holdDays: number;
  /** Friends of a player that are accepted in a calendar month (UTC). */
  readonly monthCap: number;
}

/** Loyalty of a site; parts that it doesn't have are null or missing. */
export interface LoyaltyPlan {
  readonly points: PointsPlan | null;
  readonly cashback: readonly CashbackPlan[];
  readonly referral: ReferralPlan | null;
}
