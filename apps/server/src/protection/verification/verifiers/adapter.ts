import type { AdditionalDocument, CheckReason } from '@touchline/contract/verification';
import type { Callback } from '../../../kernel/index.ts';

/** State of a check at its verifier; `unknown` is the verifier's answer that it has no such check. */
export type VerifierState =
  | 'started'
  | 'pending'
  | 'documents'
  | 'approved'
  | 'refused'
  | 'expired'
  | 'unknown';

/** Check to begin at a verifier. */
export interface WantedCheck {
  /** Our id of the check, by which a repeated request is recognised. */
  readonly ref: string;
  /** The verifier's name of the type. */
  readonly level: string;
  /** Pseudonym of the player. */
  readonly customer: string;
  readonly notifyUrl: string;
}

/** Answer of a verifier about a check. */
export interface VerifierCheck {
  /** The verifier's id; undefined if it is unknown. */
  readonly reference: string | undefined;
  readonly state: VerifierState;
  /** The verifier's time of this state; undefined if it is unknown. */
  readonly at: Date | undefined;
  readonly reason: CheckReason | undefined;
  readonly document: AdditionalDocument | undefined;
}

/** Page of a verifier for one player, to be shown in a frame. */
export interface VerifierFrame {
  /** Has a secret that is valid until `expiresAt`. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** An event of a verifier, with a proved origin. */
export interface VerifierEvent extends Omit<VerifierCheck, 'at'> {
  readonly eventId: string;
  readonly at: Date;
  /** Our id of the check. */
  readonly ref: string;
}

/** A verifier of players. It maps words; it knows no player. */
export interface Verifier {
  /** Begins a check once per `ref`. Throws a ProviderSilentError if it isn't known whether it was begun. */
  begin(wanted: WantedCheck): Promise<VerifierCheck>;
  /**
   * Opens the page of a check for a short time. Throws a ProviderSilentError without an answer.
   * @param language two letters
   */
  openFrame(reference: string, language: string): Promise<VerifierFrame>;
  /** Asks the player for an additional document; repeated, it has no further effect. Throws a ProviderSilentError. */
  askDocument(reference: string, document: AdditionalDocument): Promise<VerifierCheck>;
  /** Looks a check up by our id. Throws a ProviderSilentError without an answer. */
  lookUp(ref: string): Promise<VerifierCheck>;
  /** Reads a call-back. Throws a BadSignatureError or an UnreadableCallbackError. */
  readCallback(callback: Callback): VerifierEvent;
}
