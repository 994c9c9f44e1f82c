/** A player with a live session. */
export interface SignedIn {
  readonly playerId: bigint;
  readonly sessionId: bigint;
  readonly siteId: string;
  /** Of the terms that the player agreed to. */
  readonly termsVersion: number;
}
