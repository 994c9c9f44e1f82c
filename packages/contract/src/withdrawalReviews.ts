import type { withdrawalDocuments } from './calls/payments/schemas.ts';
import type { OperatorPaymentDetail } from './operatorCalls/payments.ts';

/** Lists of withdrawals that wait for an operator: all, those with one of two approvals, those that wait for documents. */
export const withdrawalLists = ['waiting', 'second', 'documents', 'mine'] as const;
export type WithdrawalList = (typeof withdrawalLists)[number];

/** Reasons of decisions about withdrawals, by decision. Those of a refusal are told to the player, all but `law`. */
export const withdrawalReasons = {
  approve: ['checked', 'called', 'documents'],
  refuse: ['name', 'instrument', 'documents', 'funds', 'rules', 'law'],
  cancel: ['instrument', 'wish'],
} as const;

export type WithdrawalReasons = typeof withdrawalReasons;
export type WithdrawalDocument = (typeof withdrawalDocuments)[number];

/** Withdrawal that waits for an operator; amounts as decimal text, times in ms. */
export interface OperatorWithdrawal {
  readonly id: string;
  readonly playerId: string;
  readonly login: string;
  readonly name: string | null;
  readonly siteId: string;
  readonly iso: string;
  readonly amount: string;
  readonly state: string;
  /** Reasons why it wasn't approved by itself. */
  readonly doubts: readonly string[];
  /** Documents that the player was asked for. */
  readonly needs: readonly string[];
  /** Operator of the first of two approvals. */
  readonly firstBy: string | null;
  readonly at: number;
  readonly reviewEndsAt: number | null;
}

/** Payment of a withdrawal. */
export interface OperatorPayout {
  readonly method: string;
  readonly icon: string;
  readonly requisite: string;
  readonly owner: string | null;
  /** Paid in with it and not gone back yet, this withdrawal apart. */
  readonly paidIn: string;
  readonly amount: string;
  readonly fee: string;
  readonly state: string;
}

/** Withdrawal with all that its decision needs. */
export interface OperatorWithdrawalDetail extends OperatorWithdrawal {
  readonly fee: string;
  readonly registeredAt: number;
  readonly legs: readonly OperatorPayout[];
  /** Money of the last 90 days on its account. */
  readonly source: {
    readonly deposited: string;
    readonly won: string;
    /** Tax withheld from what was won. */
    readonly taxed: string;
    readonly staked: string;
    readonly biggestWin: string | null;
    /** Stakes divided by own deposits; `null` without deposits. */
    readonly turnover: number | null;
  };
  readonly checks: readonly { readonly code: string; readonly isFine: boolean }[];
  readonly balance: string;
  readonly debt: string;
  readonly before: { readonly paid: number; readonly refused: number; readonly yearSum: string };
  readonly decisions: readonly {
    readonly at: number;
    readonly operator: string;
    readonly decision: string;
    readonly reason: string;
    readonly note: string | null;
  }[];
  /** Withdrawals of the player in the 24 hours before and after it, itself included, and the sum above which two
   * operators have to approve; euros. */
  readonly daySum: string;
  readonly secondAbove: string;
  /** True if two operators have to approve it. */
  readonly needsSecond: boolean;
  /** True if the operator who asks may approve it. */
  readonly mayApprove: boolean;
  readonly steps: OperatorPaymentDetail['steps'];
}
