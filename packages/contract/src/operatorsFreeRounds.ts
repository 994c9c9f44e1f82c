import type { FreeRoundsState } from './freeRounds.ts';

/** Answers and bodies of the operators' calls about free rounds. Times are UTC ms, amounts decimal text. */

/** Free rounds for one or several players. */
export interface FreeRoundsDraft {
  /** Numbers, logins or e-mail addresses. */
  readonly players: readonly string[];
  /** Games of one maker. */
  readonly gameIds: readonly string[];
  /** Number of rounds for each player. */
  readonly rounds: number;
  /** Value of one round. */
  readonly stake: string;
  readonly iso: string;
  /** At once if absent. */
  readonly from?: number | undefined;
  readonly until: number;
  /** Conditions of the bonus that wins become; they are paid to the main account if absent. */
  readonly wagering?:
    | { readonly times: string; readonly days: number; readonly maxBet?: string | undefined }
    | undefined;
  /** Most that all rounds of a player pay. */
  readonly mostWon?: string | undefined;
}

/** Answer to an order of free rounds. */
export interface FreeRoundsResult {
  /** Players who get them. */
  readonly given: readonly {
    readonly freeRoundsId: string;
    readonly playerId: string;
    readonly login: string;
  }[];
  /** Players who don't, as they were named, with what happened, why, and what to do. */
  readonly refused: readonly { readonly player: string; readonly code: string; readonly message: string }[];
}

export interface OperatorFreeRounds {
  readonly id: string;
  readonly playerId: string;
  readonly login: string;
  readonly makerId: string;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly rounds: number;
  readonly played: number;
  readonly stake: string;
  readonly iso: string;
  readonly from: number;
  readonly until: number;
  readonly wagering: { readonly times: string; readonly days: number } | null;
  readonly mostWon: string | null;
  readonly won: string;
  readonly state: FreeRoundsState;
  /** Cause of the cancellation, with the words of the operator or the maker. */
  readonly cancelCause: 'block' | 'operator' | 'maker' | null;
  readonly note: string | null;
  readonly at: number;
  /** Operator who gave them, and the reason; null for those of the test desk. */
  readonly by: string | null;
  readonly reason: string | null;
}

/** A game that has free rounds. */
export interface FreeRoundsGame {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly makerId: string;
  /** Least, greatest and step of the value of a round by currency. */
  readonly stakes: Readonly<
    Record<string, { readonly min: string; readonly max: string; readonly step: string }>
  >;
}
