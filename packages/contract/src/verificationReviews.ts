import type {
  AdditionalDocument,
  CheckReason,
  CheckSource,
  CheckState,
  CheckType,
  VerificationType,
} from './verification.ts';

/** Check of a player at a verifier, for operators; times are UTC seconds. */
export interface OperatorCheck {
  readonly id: string;
  readonly type: CheckType;
  /** Id of the verifier; null for a check that only operators have touched. */
  readonly verifier: string | null;
  /** The verifier's id of the check; null until the player has begun it. */
  readonly reference: string | null;
  readonly state: CheckState;
  readonly reason: CheckReason | null;
  readonly document: AdditionalDocument | null;
  /** Text of an operator to the player. */
  readonly note: string | null;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly expiresAt: number | null;
  readonly lapsesAt: number | null;
}

/** Step of a check. */
export interface OperatorCheckStep {
  readonly id: string;
  readonly at: number;
  readonly checkId: string;
  readonly type: CheckType;
  readonly state: CheckState;
  readonly reason: CheckReason | null;
  readonly document: AdditionalDocument | null;
  readonly by: CheckSource;
  /** Name of the operator. */
  readonly operator: string | null;
}

/** Verification of a player, for operators. */
export interface PlayerVerification {
  readonly isVerified: boolean;
  /** Group that an operator gave the player; null for the site's default. */
  readonly group: string | null;
  /** Types that an operator gave the player; empty for those of the group. */
  readonly ownTypes: readonly VerificationType[];
  /** Types that the player has to prove. */
  readonly types: readonly VerificationType[];
  /** Groups of the player's site. */
  readonly groups: readonly { readonly code: string; readonly types: readonly VerificationType[] }[];
  /** Types for which the platform has a verifier. */
  readonly checkTypes: readonly CheckType[];
  /** All checks of the player, latest first. */
  readonly checks: readonly OperatorCheck[];
  /** Steps of all checks, latest first. */
  readonly steps: readonly OperatorCheckStep[];
}
