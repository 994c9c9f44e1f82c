import type { MatchRecord, Topic } from '@touchline/feed';

/** A socket listens to so many topics at most, and other parts of the page have theirs. */
const MOST = 40;

/** Topics that tell how some matches stand: of their competitions, or of whole sports where those are too many. */
export function topicsOfPicked(
  matches: readonly Pick<MatchRecord, 'competitionId' | 'sportId'>[],
): readonly Topic[] {
  const competitions = new Set(matches.map(({ competitionId }): Topic => `competition:${competitionId}`));
  if (competitions.size <= MOST) return [...competitions];
  const sports = matches.flatMap(({ sportId }): Topic[] => [`live:${sportId}`, `line:${sportId}`]);
  return [...new Set(sports)].slice(0, MOST);
}
