import type { AnswerOf, Calls, Match, Moment } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import type { Feed } from '../feed/index.ts';
import { ProblemError } from '../../kernel/index.ts';
import { isLive } from '../line/competitions.ts';
import { createDelayed, type ReceivedState } from './delayed.ts';

type Picture = AnswerOf<Calls['broadcastPicture']>;

export interface BroadcastsOptions {
  readonly feed: Pick<Feed, 'book' | 'clock'>;
  /** Address of a partner's stream with `{matchId}`; without it matches are drawn. */
  readonly streamUrl: string | undefined;
  /** Delay of the drawn match behind play, seconds. */
  readonly delay: number;
}

/** Broadcasts of matches and their addresses. */
export interface Broadcasts {
  /** Returns live matches with a broadcast, and the next ones. */
  list(sportId: number | undefined): AnswerOf<Calls['broadcasts']>;
  /**
   * Returns the address of a match's broadcast.
   * @throws {ProblemError} 404 if it has none
   */
  of(matchId: number): AnswerOf<Calls['broadcast']>;
  /**
   * Returns a match as it was before the delay.
   * @throws {ProblemError} 404 if it has no broadcast
   */
  picture(matchId: number): Picture;
  /**
   * Returns the match of a broadcast.
   * @throws {ProblemError} 404 if it has none
   */
  match(matchId: number): MatchRecord;
}

/** Maximum number of listed pre-match broadcasts. */
const NEXT = 40;
/** Maximum number of moments shown next to the score. */
const TOLD = 3;

// The arrays are only serialised, never changed.
const shown = (matches: readonly MatchRecord[]): Match[] => matches as unknown as Match[];

function momentOf({ at, match }: ReceivedState): Moment | undefined {
  const { score, clock, status } = match;
  if (!score || !clock) return undefined;
  const seconds = clock.seconds === undefined ? {} : { seconds: clock.seconds };
  const parts = score.parts.map(([home, away]): [number, number] => [home, away]);
  return { at, status, period: clock.period, ...seconds, total: [score.total[0], score.total[1]], parts };
}

/** Returns the last changes of score or period, latest first. */
function momentsIn(states: readonly ReceivedState[]): Moment[] {
  const moments: Moment[] = [];
  for (const state of states) {
    const moment = momentOf(state);
    const last = moments.at(-1);
    const { total, period } = moment ?? {};
    if (moment && (last?.period !== period || String(last?.total) !== String(total))) moments.push(moment);
  }
  return moments.slice(-TOLD).toReversed();
}

/** Starts to record matches for delayed broadcasts. */
export function createBroadcasts({ feed, streamUrl, delay }: BroadcastsOptions): Broadcasts {
  const { book, clock } = feed;
  const delayed = createDelayed(book, delay * 1000, () => clock.wall());
  const kind = streamUrl === undefined ? 'zone' : 'stream';

  function match(matchId: number): MatchRecord {
    const held = book.match(matchId);
    if (held?.media) return held;
    throw new ProblemError(
      404,
      'NO_SUCH_BROADCAST',
      `Match ${matchId} has no broadcast: choose one from the list.`,
    );
  }

  function startsIn(record: MatchRecord, now: number): number {
    const from =
      record.status === 1
        ? now + record.startsAt * 1000 - clock.now()
        : (delayed.heardSince(record.id) ?? now);
    return Math.max(1, Math.ceil((from + delay * 1000 - now) / 1000));
  }

  return {
    match,
    list(sportId) {
      const own = book
        .matches(sportId === undefined ? {} : { sportId })
        .filter(({ media, status }) => media && status <= 3);
      return {
        kind,
        delay,
        now: shown(own.filter(isLive)),
        next: shown(own.filter((record) => record.status === 1).slice(0, NEXT)),
      };
    },
    of(matchId) {
      const { id } = match(matchId);
      const address = streamUrl?.replaceAll('{matchId}', String(id)) ?? `/web-api/broadcasts/${id}/frame`;
      return { kind, delay, address };
    },
    picture(matchId) {
      const record = match(matchId);
      const now = clock.wall();
      const states = delayed.shown(matchId, now);
      const last = states.at(-1);
      const at = now - delay * 1000;
      if (!last) return { at, startsIn: startsIn(record, now), status: 1, moments: [] };
      const { status, clock: played, score } = last.match;
      return {
        at,
        startsIn: 0,
        status,
        ...(played ? { clock: played } : {}),
        // The arrays are only serialised, never changed.
        ...(score ? { score: score as NonNullable<Picture['score']> } : {}),
        moments: momentsIn(states),
      };
    },
  };
}
