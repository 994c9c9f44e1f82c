import { venueOf } from '../names.ts';

/** A sport with a field of runners over laps, or of clubs over the rounds of a season. */
export interface FieldSport {
  /** Number of the competition's entrants that take part; all of them if absent. */
  readonly size?: number;
  /**
   * Returns the name of the race or season.
   * @param chance its own random number from 0 up to 1
   * @param number of the race or season in its lane, from 1
   */
  readonly name: (chance: number, number: number) => string;
  readonly laps: number;
  /** Seconds per lap. */
  readonly lap: number;
  /** True if the laps are before the start: a season is offered while it is played, and decided when it "starts". */
  readonly before?: true;
  /** Gain of one unit of strength on the field per lap, and standard deviation of a lap. */
  readonly strength: number;
  readonly spread: number;
  /** Number of duels, and laps after which the leader can be bet on. */
  readonly duels: number;
  readonly leaders: readonly number[];
  /** Places offered besides the first: from the top, or from the bottom if negative. */
  readonly places: readonly (3 | 4 | 6 | -3)[];
}

/** A car race, with prices in play. */
export const grandPrix: FieldSport = {
  size: 12,
  name: (chance) => `Grand Prix of ${venueOf(chance)}`,
  laps: 30,
  lap: 75,
  strength: 0.22,
  spread: 0.8,
  duels: 6,
  leaders: [10, 20],
  places: [3, 6],
};

/** The final table of a season, offered for weeks and decided at its end. */
export const season: FieldSport = {
  name: (_, number) => `Season ${number}: final table`,
  laps: 28,
  lap: 24 * 3600,
  before: true,
  strength: 0.3,
  spread: 1,
  duels: 4,
  leaders: [],
  places: [3, 4, -3],
};
