import type { MatchRecord, Topic } from '@touchline/feed';

/** Maximum number of topics here: a socket's limit, minus those of other parts of the page. */
const MOST = 40;

/** Returns the topics of some matches: their competitions, or whole sports if those are too many. */
export function topicsOfPicked(
  matches: readonly Pick<MatchRecord, 'competitionId' | 'sportId'>[],
): readonly Topic[] {
  const competitions = new Set(matches.map(({ competitionId }): Topic => `competition:${competitionId}`));
  if (competitions.size <= MOST) return [...competitions];
  const sports = matches.flatMap(({ sportId }): Topic[] => [`live:${sportId}`, `line:${sportId}`]);
  return [...new Set(sports)].slice(0, MOST);
}
