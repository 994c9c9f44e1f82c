import type { DocumentFile, IdentityData } from './calls/account/identification.ts';
import type { RefusalCause } from './documents.ts';

/** State of a submission by a player, for operators. */
export const requestStates = ['pending', 'requested', 'refused', 'approved'] as const;
export type RequestState = (typeof requestStates)[number];

/** Row in the list of submissions; times are UTC seconds. */
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
  /** `after` parameter of the next page; `null` at the end. */
  readonly next: string | null;
}

/** Submission with its decision. */
export interface IdentificationRequest {
  readonly id: string;
  readonly playerId: string;
  readonly state: RequestState;
  readonly data: IdentityData;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  /** Name of the operator. */
  readonly decidedBy: string | null;
  readonly cause: RefusalCause | null;
  /** Text of the operator to the player. */
  readonly reason: string | null;
}

/** Document, with the request it was submitted with. */
export interface ReviewedDocument extends DocumentFile {
  readonly requestId: string;
}

/** Request with all related data. */
export interface IdentificationCase extends IdentificationRequest {
  readonly siteId: string;
  readonly login: string;
  /** Language of the player, in which the operator should write. */
  readonly language: string;
  /** All stored documents of the player, oldest first. */
  readonly documents: readonly ReviewedDocument[];
  /** Other requests of the player, newest first. */
  readonly others: readonly IdentificationRequest[];
}
