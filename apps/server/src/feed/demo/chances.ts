import { seeded, type Random } from '../engine/random.ts';

/** How strong an entrant is in a competition, standard normal, the same in all its matches. */
export function strengthOf(seed: string, competition: string, name: string): number {
  return seeded(`${seed} strength ${competition} ${name}`).normal();
}

/** The chance by which a match takes its course, from its beginning. */
export function courseChance(seed: string, matchId: number): Random {
  return seeded(`${seed} course ${matchId}`);
}
