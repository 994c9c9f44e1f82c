import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import type { Feed } from '../../../betting/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { foundMatch, legsOn, recordedMatch } from './matches.store.ts';

/** Maximum of listed matches: those that start next. The search finds the others. */
const MOST = 200;

interface MatchesDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book'>;
}

/** Routes of the matches of the book, and of one match with its markets and the number of bets on them. */
export function opsMatchesRoutes(app: FastifyInstance, { db, feed }: MatchesDeps): void {
  registerOperatorCall(app, operatorCalls.listMatches, ({ query: { section } }) => ({
    matches: feed.book
      .matches({ section })
      .slice(0, MOST)
      .map((match) => ({
        ...foundMatch(match),
        sportId: match.sportId,
        status: match.status,
        score: match.score?.total ?? null,
        markets: match.marketCount,
      })),
  }));

  registerOperatorCall(app, operatorCalls.showMatch, async ({ params, sites }) => {
    const id = parseId(params.matchId);
    const inBook = id === undefined ? undefined : feed.book.match(Number(id));
    const match = inBook ?? (id === undefined ? undefined : await recordedMatch(db, id));
    if (!match) {
      throw new ProblemError(
        404,
        'MATCH_NOT_FOUND',
        'Match not found: check its number. Matches that ended long ago are removed.',
      );
    }
    const markets = inBook ? feed.book.markets(inBook.id) : ('markets' in match && match.markets) || [];
    const legs = await legsOn(
      db,
      markets.map((market) => market.id),
      sites,
    );
    return {
      ...foundMatch(match),
      sportId: match.sportId,
      status: match.status,
      score: match.score?.total ?? null,
      markets: markets.map(({ id: marketId, type, line, ordinal, kind, status, selections }) => ({
        id: marketId,
        type,
        line: line ?? null,
        ordinal: ordinal ?? null,
        kind: kind ?? null,
        status,
        openLegs: Number(legs.get(marketId)?.open ?? 0n),
        legs: Number(legs.get(marketId)?.legs ?? 0n),
        selections: selections.map(({ key, k, result }) => ({
          key,
          price: k ?? null,
          result: result === undefined || result < 0 ? null : result,
        })),
      })),
    };
  });
}
