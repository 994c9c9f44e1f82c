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

/** A topic of one market group: the match's own topic, whose numbers it shares, and the group. */
export interface GroupTopic {
  readonly match: Topic;
  readonly group: string;
}

/** Takes `match:5/totals` apart; undefined for every other kind of topic. */
export function groupTopic(topic: Topic): GroupTopic | undefined {
  const end = topic.indexOf('/');
  // What stands before the slash of a topic is the topic of a match.
  return end < 0 ? undefined : { match: topic.slice(0, end) as Topic, group: topic.slice(end + 1) };
}

/** Whether a topic carries this market: a match's own topic all of them, a group's those of the group, lists the main ones. */
export function carries(topic: Topic, market: MarketRecord): boolean {
  if (!topic.startsWith('match:')) return market.main === true;
  const group = groupTopic(topic);
  return group === undefined || group.group === market.group;
}
