import type { ListTopic, MarketRecord, MatchRecord, Topic, WideTopic } from './frames.ts';

/** Prefix of the topics with the additional markets of wide tables. */
const WIDE = 'wide-';

/** Returns the topic with the additional markets of a list in wide tables. */
export function wideTopic(list: ListTopic): WideTopic {
  return `${WIDE}${list}`;
}

/** Returns the list of a topic of wide tables; `undefined` for every other kind of topic. */
export function listOfWide(topic: Topic): ListTopic | undefined {
  // The cast: the rest of such a topic is a list's.
  return topic.startsWith(WIDE) ? (topic.slice(WIDE.length) as ListTopic) : undefined;
}

/** Returns the topics of a match, except `line` and its wide topic, whose matches depend on each other. */
export function topicsOf(match: MatchRecord): readonly Topic[] {
  const lists = listsOf(match);
  return [`match:${match.id}`, ...lists, ...lists.map(wideTopic)];
}

function listsOf({ status, sportId, competitionId }: MatchRecord): readonly ListTopic[] {
  if (status === 2 || status === 3) return ['live', `live:${sportId}`, `competition:${competitionId}`];
  return status === 1 ? [`line:${sportId}`, `competition:${competitionId}`] : [];
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
 * the main ones, and those of wide tables the additional ones.
 */
export function carries(topic: Topic, market: MarketRecord): boolean {
  if (topic.startsWith(WIDE)) return market.wide === true && market.main !== true;
  if (!topic.startsWith('match:')) return market.main === true;
  const group = groupTopic(topic);
  return group === undefined || group.group === market.group;
}
