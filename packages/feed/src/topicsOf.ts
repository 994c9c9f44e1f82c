import type { MarketRecord, MatchRecord, Topic } from './frames.ts';

/** The topics that carry a match, except `line`, whose membership depends on the other matches. */
export function topicsOf(match: MatchRecord): readonly Topic[] {
  const own: Topic = `match:${match.id}`;
  if (match.status === 2 || match.status === 3) {
    return [own, 'live', `live:${match.sportId}`, `competition:${match.competitionId}`];
  }
  if (match.status === 1) return [own, `line:${match.sportId}`, `competition:${match.competitionId}`];
  return [own];
}

/** Whether a topic carries this market: a match's own topic carries all of them, lists the main ones. */
export function carries(topic: Topic, market: MarketRecord): boolean {
  return topic.startsWith('match:') || market.main === true;
}
