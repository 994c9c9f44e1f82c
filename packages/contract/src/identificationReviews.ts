import type { DocumentFile, IdentityData } from './calls/identification.ts';
import type { RefusalCause } from './documents.ts';

/** Where something that a player handed in stands, for operators. */
export const requestStates = ['pending', 'requested', 'refused', 'approved'] as const;
export type RequestState = (typeof requestStates)[number];

/** A row of what players handed in; instants are UTC seconds. */
export interface ListedRequest {
  readonly id: string;
  readonly playerId: string;
  readonly siteId: string;
  readonly login: string;
  readonly state: RequestState;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
}

export interface RequestPage {
  readonly requests: readonly ListedRequest[];
  /** The `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** What was handed in, and what was said to it. */
export interface IdentificationRequest {
  readonly id: string;
  readonly playerId: string;
  readonly state: RequestState;
  readonly data: IdentityData;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  /** The operator's name. */
  readonly decidedBy: string | null;
  readonly cause: RefusalCause | null;
  /** What the operator wrote to the player. */
  readonly reason: string | null;
}

/** A document, and which request it was handed in with. */
export interface ReviewedDocument extends DocumentFile {
  readonly requestId: string;
}

/** One request with all that is known around it. */
export interface IdentificationCase extends IdentificationRequest {
  readonly siteId: string;
  readonly login: string;
  /** The player's, in which words to the player are written best. */
  readonly language: string;
  /** Every document of the player that is still kept, oldest first. */
  readonly documents: readonly ReviewedDocument[];
  /** The player's other requests, the latest first. */
  readonly others: readonly IdentificationRequest[];
}
