import type {
  AdditionalDocument,
  CheckReason,
  CheckSource,
  CheckState,
  CheckType,
} from '@touchline/contract/verification';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    verification_checks: VerificationChecksTable;
    verification_events: VerificationEventsTable;
    verification_steps: VerificationStepsTable;
  }
}

/** Checks of players at verifiers. */
export interface VerificationChecksTable {
  /** Random; the verifier recognises a repeated start by it. */
  id: string;
  seq: GeneratedAlways<bigint>;
  player_id: bigint;
  site_id: string;
  type: CheckType;
  /** Id of the verifier; null until the player begins, and for checks that only operators have touched. */
  verifier: string | null;
  /** The verifier's id of the check. */
  reference: Generated<string | null>;
  state: CheckState;
  /** True from the approval until a refusal, a lapse, or an additional document that isn't sent in time. */
  is_proved: Generated<boolean>;
  reason: Generated<CheckReason | null>;
  /** Additional document that is asked for. */
  document: Generated<AdditionalDocument | null>;
  /** Text of an operator to the player. */
  note: Generated<string | null>;
  created_at: Date;
  /** Time of the last approval, refusal or lapse. */
  decided_at: Generated<Date | null>;
  /** Operator whose decision replaces the verifier's. */
  overridden_by: Generated<string | null>;
  /** The verifier's time of its last applied event. */
  event_at: Generated<Date | null>;
  /** Time at which the check ends if the player sends nothing. */
  expires_at: Generated<Date | null>;
  /** Time at which an approval ends. */
  lapses_at: Generated<Date | null>;
  looked_up_at: Generated<Date | null>;
  /** Time at which the verifier is asked next. */
  look_up_due_at: Generated<Date | null>;
}

/** Events of verifiers, each stored once for ever. */
export interface VerificationEventsTable {
  verifier: string;
  event_id: string;
  /** Null if no check fits. */
  check_id: string | null;
  kind: string;
  body_hash: string;
  at: Date;
  received_at: Date;
  is_applied: Generated<boolean>;
  /** Why it made no move. */
  note: Generated<string | null>;
}

/** Steps of checks. */
export interface VerificationStepsTable {
  id: GeneratedAlways<bigint>;
  check_id: string;
  player_id: bigint;
  at: Date;
  state: CheckState;
  reason: CheckReason | null;
  document: AdditionalDocument | null;
  source: CheckSource;
  operator: string | null;
}
