import type { PlannedMatch } from '../../engine/plan.ts';
import { basketballTracker } from './basketballTracker.ts';
import { football, iceHockey, type PitchSport } from './pitchSports.ts';
import { pitchTracker } from './pitchTracker.ts';
import { squadOf } from './squads.ts';
import { tennisTracker } from './tennisTracker.ts';

const PITCHES: Readonly<Record<number, PitchSport>> = { 1: football, 2: iceHockey };
const [TENNIS, BASKETBALL] = [4, 3];
const BASKETBALL_SQUAD = 10;

/** Returns the tracker of a demonstration match; undefined in sports whose events follow from the score alone. */
export function demoTracker(
  seed: string,
  sportId: number,
  { id, home, away }: Pick<PlannedMatch, 'id' | 'home' | 'away'>,
): PlannedMatch['tracker'] {
  const own = `${seed} tracker ${id}`;
  const squads = (size: number) => [squadOf(seed, home, size), squadOf(seed, away, size)] as const;
  const pitch = PITCHES[sportId];
  if (pitch) return pitchTracker(pitch, own, squads(pitch.players[1]));
  if (sportId === BASKETBALL) return basketballTracker(own, squads(BASKETBALL_SQUAD));
  return sportId === TENNIS ? tennisTracker : undefined;
}
