import type { Tracker, TrackerSummary } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { courseEvents, withLastScores, type SourceTracker } from '@touchline/feed/source';
import { agreeWithScore, type Feed } from '../feed/index.ts';
import { ProblemError } from '../../kernel/index.ts';
import { courseOf, type ResultsDeps } from '../results/results.service.ts';

export interface TrackerDeps extends Pick<ResultsDeps, 'db'> {
  readonly feed: Pick<Feed, 'book' | 'tracker'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Sports in which a score is always one goal, of which a match has few: football and ice hockey. */
const GOALS: ReadonlySet<number> = new Set([1, 2]);

/** Returns the events of a match whose source has none: those that follow from its recorded score. */
async function derived(deps: TrackerDeps, { id, sportId }: MatchRecord): Promise<SourceTracker> {
  const moments = await courseOf(deps, id);
  return {
    events: withLastScores(courseEvents(moments, GOALS.has(sportId) ? 'goal' : 'points')),
    figures: [],
  };
}

/**
 * Returns the course of a match; its goals agree with the score in the book.
 * @throws {ProblemError} 404 if the match isn't in the book
 */
export async function trackerOf(deps: TrackerDeps, matchId: number): Promise<Tracker> {
  const { book, tracker } = deps.feed;
  const match = book.match(matchId);
  if (!match) {
    throw new ProblemError(
      404,
      'NO_SUCH_MATCH',
      `Match ${matchId} is not available: it may have ended; choose another.`,
    );
  }
  const hasBegun = match.status > 1;
  const own = hasBegun ? (tracker(matchId) ?? (await derived(deps, match))) : { events: [], figures: [] };
  const { score, clock, sportId } = match;
  const agreed = score && clock && GOALS.has(sportId) ? agreeWithScore(own, score.total, clock) : own;
  return { matchId, at: deps.now().getTime(), ...agreed };
}

/**
 * Returns momentum and goals of matches in play.
 * @param matchIds comma list; matches that aren't in play, or have no momentum, are left out
 */
export async function trackersOf(
  deps: TrackerDeps,
  matchIds: string,
): Promise<{ readonly at: number; readonly trackers: TrackerSummary[] }> {
  const inPlay = [...new Set(matchIds.split(',').map(Number))].filter(
    (id) => (deps.feed.book.match(id)?.status ?? 0) > 1 && deps.feed.tracker(id)?.momentum !== undefined,
  );
  const trackers = await Promise.all(inPlay.map((id) => trackerOf(deps, id)));
  return {
    at: deps.now().getTime(),
    trackers: trackers.flatMap(({ matchId, momentum, events }) =>
      momentum ? [{ matchId, momentum, events: events.filter(({ kind }) => kind === 'goal') }] : [],
    ),
  };
}
