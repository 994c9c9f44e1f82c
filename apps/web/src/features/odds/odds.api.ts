import { asFrame, listOfWide, type SnapshotFrame, type Topic } from '@touchline/feed';
import { answer, api } from '../../platform/api/api.ts';

/** Number of matches in the feed's `line` topic; further ones would be dropped again. */
const NEXT = 60;
const MOST = 500;

/**
 * Requests a topic over HTTP, which often answers before the socket's first snapshot. Returns a snapshot with `seq`
 * 0, below every number of the feed, so that the feed's own replaces it and no delta can follow it.
 * @throws ApiError 404 for a match that the line doesn't have; others when no answer came
 */
export async function askTopic(topic: Topic, signal: AbortSignal): Promise<SnapshotFrame | undefined> {
  const held = topic.startsWith('match:') ? await askMatch(topic, signal) : await askList(topic, signal);
  const frame = asFrame({ t: 'snapshot', topic, seq: 0, ...held });
  return frame?.t === 'snapshot' ? frame : undefined;
}

async function askMatch(topic: Topic, signal: AbortSignal) {
  const path = { matchId: idIn(topic) ?? 0 };
  const { at, match, markets } = await answer(
    api.GET('/web-api/line/matches/{matchId}', { params: { path }, signal }),
  );
  return { at, matches: [match], markets };
}

function askList(topic: Topic, signal: AbortSignal) {
  const list = listOfWide(topic);
  const query = { ...queryOf(list ?? topic), ...(list !== undefined && { wide: true }) };
  return answer(api.GET('/web-api/line/matches', { params: { query }, signal }));
}

function queryOf(topic: Topic) {
  const id = idIn(topic);
  const limit = topic === 'line' ? NEXT : MOST;
  if (topic.startsWith('competition:')) return { limit, ...(id !== undefined && { competitionId: id }) };
  const section = topic.startsWith('live') ? ('live' as const) : ('line' as const);
  return { limit, section, ...(id !== undefined && { sportId: id }) };
}

function idIn(topic: Topic): number | undefined {
  const [, id] = topic.split(':');
  return id === undefined ? undefined : Number(id);
}
