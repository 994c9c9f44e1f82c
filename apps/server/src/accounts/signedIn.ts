/** A player with a live session. */
export interface SignedIn {
  readonly playerId: bigint;
  readonly sessionId: bigint;
  readonly siteId: string;
  /** Version of the terms that the player accepted. */
  readonly termsVersion: number;
}
