import type { Market, Moment, Result } from '@touchline/contract';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { MatchState } from '@touchline/feed/source';
import type { Insertable, Selectable } from 'kysely';
import { seconds } from '../../kernel/index.ts';
import { foldForms } from '@touchline/text';
import type { MatchMomentsTable, MatchResultsTable, RecordedMoment } from './results.tables.ts';

export type ResultRow = Selectable<MatchResultsTable>;

/** Converts a match of the book to a result in its current state. The cast: the arrays are sent, never written. */
export function resultOfMatch(match: MatchRecord): Result {
  const { id, version: _version, marketCount: _count, producer: _producer, ...rest } = match;
  const { best: _best, media: _media, statistics: _statistics, ...data } = rest;
  return { matchId: id, ...data } as Result;
}

/** Converts a stored result to the wire format. */
export function resultOfRow(row: ResultRow): Result {
  return {
    matchId: Number(row.match_id),
    sportId: row.sport_id,
    competitionId: Number(row.competition_id),
    competition: row.competition,
    country: row.country,
    ...(row.round === null ? {} : { round: row.round }),
    home: row.home,
    away: row.away,
    ...(row.home_id === null ? {} : { homeId: Number(row.home_id) }),
    ...(row.away_id === null ? {} : { awayId: Number(row.away_id) }),
    ...(row.home_crest === null ? {} : { homeCrest: row.home_crest }),
    ...(row.away_crest === null ? {} : { awayCrest: row.away_crest }),
    startsAt: seconds(row.starts_at),
    endedAt: seconds(row.ended_at),
    status: row.status === 5 ? 5 : 4,
    // The arrays are sent, never written.
    ...(row.score === null ? {} : { score: row.score as NonNullable<Result['score']> }),
    ...(row.discipline === null ? {} : { discipline: row.discipline }),
  };
}

/** Returns the main markets of a stored result in the wire format. */
export function marketsOfRow({ markets }: ResultRow): Market[] {
  // The cast: they were stored in the book's format, and are sent, never written.
  return markets as unknown as Market[];
}

/** Converts a stored moment to the wire format. */
export function momentOfRow(row: Selectable<MatchMomentsTable>): Moment {
  return {
    at: row.at.getTime(),
    status: row.status,
    period: row.period,
    ...(row.seconds === null ? {} : { seconds: row.seconds }),
    total: [...row.score.total],
    parts: row.score.parts.map(([home, away]) => [home, away]),
  };
}

/**
 * Creates the row of a match that has ended.
 * @param match with its sides as the source gave them
 * @param endedAt time of play, UTC ms
 * @param markets all markets of it in the book; the settled main ones are stored
 */
export function rowOfMatch(
  match: MatchState,
  endedAt: number,
  markets: readonly MarketRecord[],
): Insertable<MatchResultsTable> {
  const { score, home, away, competition, homeWritten, awayWritten } = match;
  return {
    match_id: BigInt(match.id),
    sport_id: match.sportId,
    competition_id: BigInt(match.competitionId),
    competition,
    country: match.country,
    round: match.round ?? null,
    home,
    away,
    home_id: match.homeId === undefined ? null : BigInt(match.homeId),
    away_id: match.awayId === undefined ? null : BigInt(match.awayId),
    home_written: homeWritten ?? null,
    away_written: awayWritten ?? null,
    home_crest: match.homeCrest ?? null,
    away_crest: match.awayCrest ?? null,
    starts_at: new Date(match.startsAt * 1000),
    ended_at: new Date(endedAt),
    status: match.status,
    score: score === undefined ? null : JSON.stringify(score),
    discipline: match.discipline ?? null,
    markets: JSON.stringify(markets.filter(({ main, status }) => main && (status === -3 || status === -4))),
    folded: foldedOf([home, away, competition, homeWritten ?? '', awayWritten ?? '']),
  };
}

/** Returns names as they are searched, each spelling in a line of its own. */
const foldedOf = (names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .flatMap(foldForms)
    .join('\n');

/** Creates the row of a moment. */
export function rowOfMoment(moment: RecordedMoment): Insertable<MatchMomentsTable> {
  return {
    match_id: BigInt(moment.matchId),
    at: new Date(moment.at),
    status: moment.status,
    period: moment.period,
    seconds: moment.seconds ?? null,
    score: JSON.stringify(moment.score),
  };
}

/** Returns the identity of a moment: two states with the same mark are the same moment. */
export function markOf(moment: Pick<RecordedMoment, 'status' | 'period' | 'score'>): string {
  return JSON.stringify([moment.status, moment.period, moment.score.total, moment.score.parts]);
}
