import type { MatchRecord } from '@touchline/feed';
import type { MatchState } from '@touchline/feed/source';
import type { Insertable } from 'kysely';
import { type Db, type Job } from '../../kernel/index.ts';
import type { Feed } from '../feed/index.ts';
import { saveClubNames } from '../clubs/clubNames.ts';
import { fillPast } from './fillPast.ts';
import { forgetBefore, lastMoments, saveMoments, saveResults } from './results.store.ts';
import type { MatchResultsTable, RecordedMoment } from './results.tables.ts';
import { markOf, rowOfMatch, rowOfMoment } from './resultView.ts';

const FLUSH = 1_000;
const DAY = 86_400_000;
const PRUNE = 600_000;
/** Days for which moments are stored: they are many rows, and results outlive them. */
const MOMENTS_DAYS = 30;

/** Stores what is played: each change of score as a moment, each end as a result, and the names of the sides. */
export interface Recorder {
  /** Writes what is pending, now. */
  flush(): Promise<void>;
  readonly jobs: readonly Job[];
}

export interface RecorderOptions {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book' | 'clock' | 'leading' | 'finished'>;
  /** Days of play for which results are stored. */
  readonly keepDays: number;
  /** Number of past days that the sources are queried for. */
  readonly pastDays: number;
}

function momentOf(match: MatchRecord, at: number): RecordedMoment | undefined {
  const { id, status, clock, score } = match;
  if (!score || !clock) return undefined;
  const { total, parts } = score;
  const seconds = clock.seconds === undefined ? {} : { seconds: Math.floor(clock.seconds) };
  return { matchId: id, at, status, period: clock.period, ...seconds, score: { total, parts } };
}

/** Creates the recorder on the book of the leading process; the others write nothing. */
export function createRecorder({ db, feed, keepDays, pastDays }: RecorderOptions): Recorder {
  const { book, clock } = feed;
  const failed = 'What is played could not be recorded; the next round tries again.';
  const marks = new Map<number, string>();
  /** Matches whose last stored moment this process hasn't loaded yet. */
  const unknown = new Set<number>();
  let moments: RecordedMoment[] = [];
  let results = new Map<number, Insertable<MatchResultsTable>>();
  /** Matches whose names are stored or in `unnamed`. */
  const named = new Set<number>();
  let unnamed: MatchState[] = [];
  let isFilled = false;

  function takeMoment(match: MatchRecord): void {
    const moment = match.status === 1 ? undefined : momentOf(match, clock.now());
    if (!moment) return;
    const mark = markOf(moment);
    const held = marks.get(match.id);
    if (held === mark) return;
    if (held === undefined) unknown.add(match.id);
    marks.set(match.id, mark);
    moments.push(moment);
  }

  /** Returns a match with its sides as the source gave them. */
  const asGiven = (match: MatchRecord): MatchState => ({ ...match, ...book.sourceSides(match.id) });

  function takeNames(match: MatchRecord): void {
    if (named.has(match.id)) return;
    named.add(match.id);
    unnamed.push(asGiven(match));
  }

  function takeEnd(match: MatchRecord): void {
    if (match.status !== 4 && match.status !== 5) return;
    const before = results.get(match.id);
    const row = rowOfMatch(asGiven(match), clock.now(), book.markets(match.id));
    results.set(match.id, before ? { ...row, ended_at: before.ended_at } : row);
  }

  book.onChange((change) => {
    if (change.kind === 'drop') {
      marks.delete(change.matchId);
      named.delete(change.matchId);
    }
    if (change.kind === 'drop' || !feed.leading()) return;
    const match = change.kind === 'match' ? change.record : book.match(change.record.matchId);
    if (!match) return;
    if (change.kind === 'match') {
      takeMoment(match);
      takeNames(match);
    }
    takeEnd(match);
  });

  /** Omits the first moment of each match if an earlier process has written it already. */
  async function fresh(all: readonly RecordedMoment[]): Promise<readonly RecordedMoment[]> {
    const first = all.filter(({ matchId }) => unknown.has(matchId)).map(({ matchId }) => matchId);
    if (first.length === 0) return all;
    const stored = new Map<number, string>();
    for (const row of await lastMoments(db, [...new Set(first)])) {
      stored.set(Number(row.match_id), markOf({ ...row, status: row.status as RecordedMoment['status'] }));
    }
    return all.filter((moment) => {
      const isRepeated = unknown.delete(moment.matchId) && stored.get(moment.matchId) === markOf(moment);
      return !isRepeated;
    });
  }

  async function writeNames(): Promise<void> {
    if (unnamed.length === 0) return;
    const own = unnamed;
    unnamed = [];
    try {
      await saveClubNames(db, own);
    } catch (error) {
      unnamed = [...own, ...unnamed];
      throw error;
    }
  }

  async function write(): Promise<void> {
    await writeNames();
    if (moments.length === 0 && results.size === 0) return;
    const [ownMoments, ownResults] = [moments, results];
    moments = [];
    results = new Map();
    const first = new Set(unknown);
    try {
      const rows = (await fresh(ownMoments)).map(rowOfMoment);
      await db.transaction().execute(async (trx) => {
        await saveMoments(trx, rows);
        await saveResults(trx, [...ownResults.values()]);
      });
    } catch (error) {
      for (const id of first) unknown.add(id);
      moments = [...ownMoments, ...moments];
      results = new Map([...ownResults, ...results]);
      throw error;
    }
  }

  async function prune(): Promise<void> {
    if (!feed.leading()) return;
    const now = clock.now();
    await forgetBefore(db, {
      results: new Date(now - keepDays * DAY),
      moments: new Date(now - MOMENTS_DAYS * DAY),
    });
  }

  async function fill(ending: AbortSignal): Promise<void> {
    if (isFilled || !feed.leading()) return;
    await fillPast(db, feed, Math.min(pastDays, keepDays), () => feed.leading() && !ending.aborted);
    isFilled = true;
  }

  return {
    flush: write,
    jobs: [
      { every: FLUSH, work: write, atStop: write, failed, isRealTime: true },
      { every: PRUNE, work: prune, failed, isRealTime: true },
      { every: FLUSH, work: fill, failed, isRealTime: true },
    ],
  };
}
