/** Answers of the operators' calls about reconciliation; amounts as decimal text, times in UTC ms. */

/** Comparison of a day's payments with the report of their provider. */
export interface ListedReconciliation {
  readonly id: string;
  readonly provider: string;
  /** `yyyy-mm-dd`, UTC. */
  readonly day: string;
  readonly at: number;
  /** `clock` or the operator's name. */
  readonly by: string;
  /** `asked`: there is no report yet; `same`: the report was compared before. */
  readonly state: 'asked' | 'done' | 'same';
  /** Why there is no report yet. */
  readonly failure: string | null;
  /** Number of payments in the report. */
  readonly payments: number;
  /** Numbers of differences by what became of them. */
  readonly open: number;
  readonly repaired: number;
  readonly explained: number;
}

export interface ReconciliationsPage {
  /** Ids of the providers that have reports. */
  readonly providers: readonly string[];
  readonly reconciliations: readonly ListedReconciliation[];
  readonly next: string | null;
}

/** Difference between the platform's record and a provider's report. */
export interface ReconciliationDifference {
  readonly id: string;
  readonly provider: string;
  readonly day: string;
  /** Kind by `differenceKinds` of the package `cashier`. */
  readonly kind: string;
  /** Id of the payment, here or at the provider, or day and currency of a balance. */
  readonly subject: string;
  readonly paymentId: string | null;
  readonly iso: string;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly oursState: string | null;
  readonly theirsState: string | null;
  readonly state: 'repaired' | 'open' | 'explained';
  /** Explanation, or why it was closed. */
  readonly note: string | null;
  readonly decidedBy: string | null;
  readonly at: number;
}
