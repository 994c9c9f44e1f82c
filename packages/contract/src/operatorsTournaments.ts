import type { ChallengeKind, Scoring, TournamentState } from '@touchline/loyalty';
import type { PrizeKind } from './casino.ts';

/** Answers and bodies of the operators' calls about tournaments and daily challenges. Times are UTC ms. */

/** Title and text by language; languages without their own use English. */
export type PrizeTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** A prize; amounts are decimal text in euros, or points. */
export interface PrizeTerms {
  readonly kind: PrizeKind;
  readonly amount: string;
  /** Offer of the bonus; only for the kind `bonus`. */
  readonly offerId?: string | undefined;
}

/** Games that count: those named, of the named providers or of the named categories; every game if none is named. */
export interface CountedGames {
  readonly gameIds: readonly number[];
  readonly providers: readonly string[];
  readonly categories: readonly string[];
}

export interface TournamentTerms extends CountedGames {
  readonly scoring: Scoring;
  /** Least stake of a counted round, euros as decimal text. */
  readonly leastStake: string;
  /** Least number of counted rounds for a place. */
  readonly leastRounds: number;
  /** Least number of players with a place: with fewer at the end, the tournament is cancelled. */
  readonly leastPlayers: number;
  /** Entry fee, euros as decimal text; absent without one. Only for tournaments that are joined. */
  readonly entryFee?: string | undefined;
  readonly join: 'auto' | 'opt-in';
  readonly countsBonus: boolean;
  readonly countsFree: boolean;
  readonly prizes: readonly (PrizeTerms & { readonly from: number; readonly to: number })[];
}

export interface TournamentDraft {
  readonly from: number;
  readonly until: number;
  readonly terms: TournamentTerms;
  readonly texts: PrizeTexts;
}

export interface OperatorTournament extends TournamentDraft {
  readonly id: string;
  readonly siteId: string;
  readonly state: TournamentState;
  readonly players: number;
  /** Prizes that are booked, and those that are still to be. */
  readonly paid: number;
  readonly due: number;
  readonly cancelReason: string | null;
  readonly createdBy: string;
}

export interface ChallengeTerms extends CountedGames {
  readonly kind: ChallengeKind;
  /** A number; of a multiple with up to four decimals. */
  readonly goal: string;
  readonly leastStake: string;
  readonly prize: PrizeTerms;
  /** True if it opens once the challenge before it is finished. */
  readonly isAfterPrevious: boolean;
}

export interface ChallengeDraft {
  readonly isOn: boolean;
  readonly terms: ChallengeTerms;
  readonly texts: PrizeTexts;
}

export interface OperatorChallenge extends ChallengeDraft {
  readonly id: string;
  readonly position: number;
  /** Players who finished it today, and who took its prize. */
  readonly finished: number;
  readonly taken: number;
  readonly changedAt: number;
  readonly changedBy: string;
}
