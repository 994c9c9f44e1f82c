import type { CodeNeed, GrantState, OfferFault, OfferTerms } from '@touchline/bonuses';

export type { CodeNeed, CurrencyTerms, GrantState, OfferFault, OfferTerms } from '@touchline/bonuses';

/** Answers of the operators' calls about bonuses. Times are UTC ms, amounts decimal text. */

/** Title and text of an offer by language; languages without their own use English. */
export type OfferTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

export interface OperatorOffer {
  readonly id: string;
  readonly siteId: string;
  readonly state: 'draft' | 'published' | 'ended';
  readonly version: number;
  /** Number of grants so far. */
  readonly grants: number;
  readonly terms: OfferTerms;
  readonly texts: OfferTexts;
  readonly changedAt: number;
  readonly changedBy: string;
  /** Reasons why it can't be published as it is. */
  readonly faults: readonly OfferFault[];
}

/** An offer as a sample player would see it. */
export interface OfferPreview {
  readonly faults: readonly OfferFault[];
  readonly iso: string;
  /** Absent if the sample player doesn't get it. */
  readonly amount?: string;
  readonly required?: string;
  /** Average cost of the wagering with stakes that count whole. */
  readonly cost?: string;
  readonly maxBet?: string;
  readonly maxConvert?: string;
}

export interface OperatorGrant {
  readonly id: string;
  readonly playerId: string;
  readonly offerId: string;
  readonly version: number;
  readonly title: string;
  readonly kind: string;
  readonly state: GrantState;
  readonly source: string;
  readonly iso: string;
  readonly amount: string | null;
  readonly required: string;
  readonly done: string;
  readonly converted: string;
  readonly removed: string;
  readonly at: number;
  readonly endedAt: number | null;
  readonly endReason: string | null;
}

export interface OperatorPromoCode {
  readonly id: string;
  readonly siteId: string;
  readonly code: string;
  readonly offerId: string;
  readonly offerTitle: string;
  readonly playerId: string | null;
  readonly uses: number;
  readonly maxUses: number | null;
  readonly perPlayer: number;
  readonly budget: string | null;
  readonly spent: string | null;
  readonly iso: string | null;
  readonly countries: readonly string[];
  readonly needs: readonly CodeNeed[];
  readonly from: number | null;
  readonly to: number | null;
  readonly endedAt: number | null;
}

export interface OperatorCodeUse {
  readonly playerId: string;
  readonly login: string;
  readonly grantId: string;
  readonly at: number;
}
