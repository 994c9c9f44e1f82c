import { calls, type Market, type Match } from '@touchline/contract';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { FastifyInstance } from 'fastify';
import { SPORTS, type MatchFilter } from '../feed/index.ts';
import { ProblemError, registerCall } from '../../kernel/index.ts';
import { competitionsOf, isLive } from './competitions.ts';
import type { LineRoutesOptions } from './lineRoutesOptions.ts';

const PAGE = 100;

/** The cast: the wire's types have mutable arrays; the records are sent, never written. */
const shownMatch = (record: MatchRecord): Match => record as Match;
const shownMarket = (record: Omit<MarketRecord, 'slot'>): Market => record as Market;

/** Omits absent parts of the query from the filter. */
function filterOf({
  section,
  sportId,
  competitionId,
}: { [Key in keyof MatchFilter]: MatchFilter[Key] | undefined }): MatchFilter {
  return {
    ...(section === undefined ? {} : { section }),
    ...(sportId === undefined ? {} : { sportId }),
    ...(competitionId === undefined ? {} : { competitionId }),
  };
}

const isOpen = ({ status }: MatchRecord): boolean => status <= 3;

/** Routes of sports, competitions and matches in the feed's book. */
export function lineRoutes(app: FastifyInstance, { book, now, answers }: LineRoutesOptions): void {
  registerCall(
    app,
    calls.lineSports,
    ({ site }) => {
      const { topSportIds } = site.config;
      const rank = (id: number): number =>
        topSportIds.includes(id) ? topSportIds.indexOf(id) : topSportIds.length;
      const matches = book.matches().filter(isOpen);
      const sports = SPORTS.map(({ id, key }) => {
        const own = matches.filter(({ sportId }) => sportId === id);
        const live = own.filter(isLive).length;
        return { id, slug: key, live, line: own.length - live };
      }).filter(({ live, line }) => live + line > 0);
      return { sports: sports.toSorted((a, b) => rank(a.id) - rank(b.id)) };
    },
    { answers },
  );

  registerCall(
    app,
    calls.lineCompetitions,
    ({ query: { sportId, section, top } }) => ({
      competitions: competitionsOf(
        book.matches(filterOf({ section, sportId, competitionId: undefined })).filter(isOpen),
        top ?? false,
      ),
    }),
    { answers },
  );

  registerCall(
    app,
    calls.lineMatches,
    ({ query: { limit = PAGE, section, sportId, competitionId, wide } }) => {
      const matches = book
        .matches(filterOf({ section, sportId, competitionId }))
        .filter(isOpen)
        .slice(0, limit);
      const isShown = (market: MarketRecord) => (wide === true ? market.wide && !market.main : market.main);
      const markets = matches.flatMap(({ id }) => book.markets(id).filter(isShown));
      return { at: now().getTime(), matches: matches.map(shownMatch), markets: markets.map(shownMarket) };
    },
    { answers },
  );

  registerCall(
    app,
    calls.lineMatch,
    ({ params }) => {
      const match = book.match(params.matchId);
      if (!match) {
        throw new ProblemError(
          404,
          'NO_SUCH_MATCH',
          `Match ${params.matchId} is not available: it may have ended; choose another.`,
        );
      }
      const markets = book.markets(match.id);
      return { at: now().getTime(), match: shownMatch(match), markets: markets.map(shownMarket) };
    },
    { answers },
  );
}
