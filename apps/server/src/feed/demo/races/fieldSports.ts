import type { FieldSport } from './fieldPlay.ts';
import { venueOf } from '../names.ts';

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
