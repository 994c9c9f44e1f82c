import type { BonusKind, CodeNeed, GrantState, OfferTerms } from '@touchline/bonuses';
import type { OfferTexts } from '@touchline/contract/operators';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    bonus_offers: BonusOffersTable;
    bonus_offer_versions: BonusOfferVersionsTable;
    bonus_grants: BonusGrantsTable;
    bonus_bets: BonusBetsTable;
    bonus_rounds: BonusRoundsTable;
    bonus_codes: BonusCodesTable;
    bonus_code_uses: BonusCodeUsesTable;
    bonus_deposits: BonusDepositsTable;
    bonus_choices: BonusChoicesTable;
    promo_codes: PromoCodesTable;
  }
}

/** Read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export type OfferState = 'draft' | 'published' | 'ended';

export interface BonusOffersTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  state: Generated<OfferState>;
  /** The version that new grants get. */
  version: Generated<number>;
  /** Number of grants so far. */
  grants: Generated<number>;
  created_at: Date;
}

export interface BonusOfferVersionsTable {
  offer_id: bigint;
  version: number;
  terms: Json<OfferTerms>;
  texts: Json<OfferTexts>;
  at: Date;
  /** Name of the operator. */
  by: string;
}

/**
 * Source of a grant: the player's choice, a deposit, a promo code, an operator, wins of free rounds, or another module by
 * its name.
 */
export type GrantSource = 'taken' | 'deposit' | 'code' | 'operator' | 'loyalty' | 'prize' | 'freeRounds';

/** Reason of a grant's end. */
export type EndReason =
  | 'met'
  | 'lost'
  | 'used'
  | 'expired'
  | 'refused'
  | 'withdrawal'
  | 'revoked'
  | 'exclusion'
  | 'deposit';

export interface BonusGrantsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  site_id: string;
  offer_id: bigint;
  version: number;
  kind: BonusKind;
  state: GrantState;
  source: GrantSource;
  /** Unique for a player and source: the same event grants once. */
  source_ref: string;
  iso: string;
  /** The bonus account; null before the grant is active, and for free bets. */
  account_id: bigint | null;
  /** Minor units; null while it waits for a deposit. */
  amount: bigint | null;
  /** The deposit that it was given for, minor units. */
  deposit_amount: bigint | null;
  payment_id: string | null;
  /** Required wagering, minor units. */
  required: Generated<bigint>;
  /** Counted stakes, hundredths of a minor unit. */
  progress: Generated<bigint>;
  /** True if stakes from the player's own account count too. */
  counts_any: Generated<boolean>;
  /** Code of a free bet. */
  token: string | null;
  created_at: Date;
  activated_at: Date | null;
  expires_at: Date;
  /** Set when it expired with open bets: the time until which they count. */
  closes_at: Date | null;
  ended_at: Date | null;
  end_reason: EndReason | null;
  /** Minor units that became the player's own, and that were removed. */
  converted: Generated<bigint>;
  removed: Generated<bigint>;
  /** True if a bet of it was decided since its progress was computed. */
  is_due: Generated<boolean>;
}

export interface BonusBetsTable {
  coupon_id: bigint;
  grant_id: bigint;
}

/** Rounds of games that are staked from a bonus. */
export interface BonusRoundsTable {
  round_id: bigint;
  grant_id: bigint;
  /** Share of the stakes that counts, percent. */
  percent: number;
}

export interface BonusCodesTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  code: string;
  offer_id: bigint;
  /** The only player who can use it; null for everyone. */
  player_id: bigint | null;
  max_uses: number | null;
  uses: Generated<number>;
  per_player: Generated<number>;
  /** Minor units of `budget_iso`. */
  budget: bigint | null;
  budget_iso: string | null;
  spent: Generated<bigint>;
  countries: ColumnType<string[], string[], string[]>;
  needs: ColumnType<CodeNeed[], string[], string[]>;
  from_at: Date | null;
  to_at: Date | null;
  /** Time at which an operator ended it. */
  ended_at: Date | null;
  created_at: Date;
}

export interface BonusCodeUsesTable {
  id: GeneratedAlways<bigint>;
  code_id: bigint;
  player_id: bigint;
  grant_id: bigint;
  at: Date;
}

/** Free bets: promo codes that are staked instead of money. */
export interface PromoCodesTable {
  code: string;
  /** Owner; null if any player with the code may stake it. */
  player_id: bigint | null;
  /** Minor units. */
  amount: bigint;
  iso: string;
  expires_at: Date | null;
  /** Minimum total price in thousandths of a coupon that stakes it; null without one. */
  min_coef: Generated<number | null>;
  /** The coupon that staked it; null while unused. */
  coupon_id: bigint | null;
}

export interface BonusDepositsTable {
  payment_id: string;
  state: 'credited' | 'taken-back';
  is_due: Generated<boolean>;
}

export interface BonusChoicesTable {
  player_id: bigint;
  /** Product of the first-deposit bonus: 0 none, 1 sport, 2 casino. */
  first_deposit: number;
  /** Product of other bonuses, with the same numbers. */
  bonus_type: number;
  at: Date;
}
