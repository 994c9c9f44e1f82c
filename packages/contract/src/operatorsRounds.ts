/** Answers of the operators' calls about rounds of games. Times are UTC seconds, amounts decimal text. */

/** States by which rounds are searched. */
export const roundStates = ['open', 'closed', 'rolledBack'] as const;

/** Round of a game with its player. */
export interface OperatorRound {
  readonly id: string;
  readonly makerId: string;
  readonly makerRoundId: string;
  readonly game: { readonly id: number; readonly name: string };
  readonly playerId: string;
  readonly login: string;
  readonly sessionId: string;
  readonly state: (typeof roundStates)[number];
  readonly isBonus: boolean;
  readonly isFree: boolean;
  readonly iso: string;
  /** Accepted stakes without those that were returned. */
  readonly staked: string;
  readonly won: string;
  readonly openedAt: number;
  readonly closedAt: number | null;
}

/** Operation on a round, also a refused one. */
export interface OperatorRoundOperation {
  readonly txId: string;
  readonly kind: string;
  readonly amount: string;
  /** Win of a `betWin`. */
  readonly won: string;
  /** Status with which it was answered. */
  readonly status: string;
  /** True if it changed money or the round. */
  readonly isApplied: boolean;
  readonly at: number;
}

export interface OperatorRoundDetail extends OperatorRound {
  readonly operations: readonly OperatorRoundOperation[];
  /** Reason for which the platform ended it; null if its maker did. */
  readonly voidReason: 'unknownToMaker' | 'tooOld' | null;
  /** Open debt of the player from corrections of this round. */
  readonly debt: string;
}

/** Answer to a correction: the amounts that moved. */
export interface RoundCorrection {
  /** Credited to the player. */
  readonly paid: string;
  /** Taken from the player's balance. */
  readonly taken: string;
  /** Stored as a debt, because the balance was too low. */
  readonly owed: string;
}

/** Event of a round or a maker that an operator has to look at. */
export interface GameNotice {
  readonly id: string;
  readonly kind: string;
  readonly makerId: string;
  readonly gameId: number | null;
  readonly roundId: string | null;
  readonly playerId: string | null;
  readonly txId: string | null;
  readonly iso: string | null;
  readonly amount: string | null;
  readonly detail: string;
  readonly at: number;
  readonly answeredAt: number | null;
  readonly answeredBy: string | null;
  readonly answer: string | null;
}
