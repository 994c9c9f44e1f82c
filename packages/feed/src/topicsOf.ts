import type { MarketRecord, MatchRecord, Topic } from './frames.ts';

/** Returns the topics of a match, except `line`, whose matches depend on each other. */
export function topicsOf(match: MatchRecord): readonly Topic[] {
  const own: Topic = `match:${match.id}`;
  if (match.status === 2 || match.status === 3) {
    return [own, 'live', `live:${match.sportId}`, `competition:${match.competitionId}`];
  }
  if (match.status === 1) return [own, `line:${match.sportId}`, `competition:${match.competitionId}`];
  return [own];
}

/** Topic of a market group: the match's own topic, whose numbers it shares, and the group. */
export interface GroupTopic {
  readonly match: Topic;
  readonly group: string;
}

/** Splits `match:5/totals`; `undefined` for every other kind of topic. */
export function groupTopic(topic: Topic): GroupTopic | undefined {
  const end = topic.indexOf('/');
  // The cast: the part before the slash is the topic of a match.
  return end < 0 ? undefined : { match: topic.slice(0, end) as Topic, group: topic.slice(end + 1) };
}

/**
 * Returns whether a topic includes the market: a match's own topic includes all, a group's those of the group, lists
 * the main ones.
 */
export function carries(topic: Topic, market: MarketRecord): boolean {
  if (!topic.startsWith('match:')) return market.main === true;
  const group = groupTopic(topic);
  return group === undefined || group.group === market.group;
}
