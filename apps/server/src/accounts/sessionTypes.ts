/** A player with a live session. */
export interface SignedIn {
  readonly playerId: bigint;
  readonly sessionId: bigint;
  readonly siteId: string;
  /** Version of the terms that the player accepted. */
  readonly termsVersion: number;
}

export type EndReason = 'sign-out' | 'idle' | 'password' | 'exclusion' | 'session-limit' | 'ban' | 'operator';

export interface EndedSession {
  readonly sessionId: bigint;
  readonly playerId: bigint;
}

/** Device that a session was opened on, from its request. */
export interface Device {
  readonly userAgent: string | null;
  /** IP address. */
  readonly address: string;
}
