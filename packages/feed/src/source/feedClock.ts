/** The time of the feed. Kick-offs, match clocks and play follow it; limits and sessions never do. */
export interface FeedClock {
  /** Feed time, UTC ms. */
  now(): number;
  /** The platform's time, UTC ms: used for frames and match clocks, so that a browser can count on from them. */
  wall(): number;
  /** Feed milliseconds per real millisecond: 1 in real time, 0 for the manual clock. */
  readonly speed: number;
  /**
   * Runs `action` about once per real second, and at once after the time was advanced manually. Returns a function
   * that unsubscribes.
   */
  onTick(action: () => void): () => void;
  /** Runs the actions of `onTick` now. */
  tick(): void;
}
