import { parseOdds, type Candidate } from '@touchline/betting';
import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';

type Line = Pick<AnswerOf<Calls['lineMatches']>, 'matches' | 'markets'>;

/** Selection of the line that a generated bet may contain. */
export interface LineCandidate extends Candidate {
  readonly bet: CouponBet;
}

export interface CandidateFilter {
  /** Sports to choose from; empty for all. */
  readonly sportIds: ReadonlySet<number>;
  /** Sports that the player hides. */
  readonly hiddenIds: readonly number[];
  /** Hours until the latest kick-off; undefined for any. */
  readonly hours: number | undefined;
  /** Types of markets that expresses don't accept. */
  readonly singleOnly: ReadonlySet<string>;
  /** Server clock, UTC ms. */
  readonly now: number;
}

/** Maximum of the call. */
const MOST_MATCHES = 500;

/** The next matches before play, with their main markets. */
export const generatorLineQuery = queryOptions({
  queryKey: ['line', 'generator'],
  queryFn: ({ signal }): Promise<Line> =>
    answer(
      api.GET('/web-api/line/matches', {
        params: { query: { section: 'line', limit: MOST_MATCHES } },
        signal,
      }),
    ),
  refetchInterval: pollEvery.line,
});

/** Returns the selections that can be bet on now and pass the filter. */
export function candidatesOf({ matches, markets }: Line, filter: CandidateFilter): LineCandidate[] {
  const { sportIds, hiddenIds, hours, singleOnly, now } = filter;
  const until = hours === undefined ? Infinity : now / 1000 + hours * 3600;
  const open = new Map(
    matches
      .filter(({ status, startsAt }) => status === 1 && startsAt <= until)
      .filter(({ sportId }) => !hiddenIds.includes(sportId) && (sportIds.size === 0 || sportIds.has(sportId)))
      .map((match) => [match.id, match]),
  );
  return markets.flatMap((market): LineCandidate[] => {
    const match = open.get(market.matchId);
    if (!match || market.status !== 1 || singleOnly.has(market.type)) return [];
    return market.selections.flatMap(({ id, key, k }) =>
      k === undefined
        ? []
        : {
            id,
            matchId: match.id,
            odds: parseOdds(k),
            bet: {
              selectionId: id,
              marketId: market.id,
              gameId: match.id,
              selectionKey: key,
              marketType: market.type,
              line: market.line,
              ordinal: market.ordinal,
              sportId: match.sportId,
              competition: match.competition,
              country: match.country,
              home: match.home,
              away: match.away,
              startsAt: match.startsAt,
              coef: k,
            },
          },
    );
  });
}
