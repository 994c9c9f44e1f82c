/** A high-scoring sport with a game clock: basketball, handball, American football. */
export interface PointsSport {
  /** Name of a part in the clock, `quarter` or `half`, and the tab of its markets. */
  readonly part: string;
  readonly group: string;
  readonly parts: number;
  /** Seconds of the game clock per part and in overtime; without overtime a match may be drawn. */
  readonly length: number;
  readonly overtime?: number;
  /** Real seconds per second of the game clock, and the pauses after each part. */
  readonly slowness: number;
  readonly pauses: readonly number[];
  /**
   * Average points of a side per match, their standard deviation, and the points for one unit of strength and for
   * playing at home.
   */
  readonly points: number;
  readonly spread: number;
  readonly strength: number;
  readonly home: number;
  /** Possible points of an attack with their probabilities, which sum to one. */
  readonly scores: readonly (readonly [points: number, share: number])[];
  /** Range of seconds between two attacks of either side. */
  readonly attack: readonly [least: number, most: number];
  /** Distances of the offered lines from the even line. */
  readonly steps: {
    readonly lines: readonly number[];
    readonly part: readonly number[];
    readonly races: readonly number[];
    readonly bands: readonly (readonly [from: number, to: number])[];
  };
}
