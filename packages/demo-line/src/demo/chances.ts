import { seeded, type Random } from '../engine/random.ts';

/** Returns the strength of an entrant in a competition, standard normal and the same in all its matches. */
export function strengthOf(seed: string, competition: string, name: string): number {
  return seeded(`${seed} strength ${competition} ${name}`).normal();
}

/** Returns the random generator of a match's course, from its beginning. */
export function courseChance(seed: string, matchId: number): Random {
  return seeded(`${seed} course ${matchId}`);
}
