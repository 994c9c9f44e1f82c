import { pathsIn } from './paths.ts';

/** Addresses of tournaments, challenges and the bonuses of games in one language. */
export function tournamentPathsIn(lang: string) {
  const { home } = pathsIn(lang);
  return {
    tournaments: `${home}/bonus/casino/tournaments`,
    tournament: (id: string) => `${home}/tournaments/${id}`,
    results: (id: string) => `${home}/tournaments/${id}/results`,
    challenges: `${home}/daily-challenges`,
    bonuses: `${home}/bonus/casino`,
    bonus: (id: string) => `${home}/bonus/casino/${id}`,
    firstDeposit: `${home}/slot-first-deposit`,
  };
}
