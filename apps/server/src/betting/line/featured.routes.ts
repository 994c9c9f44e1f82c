import { calls, type Match } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import type { FeedClock } from '@touchline/feed/source';
import type { FastifyInstance } from 'fastify';
import type { StakesOnMatches } from '../coupons/stakes/stakesOnMatches.ts';
import { SPORTS, type LineBook } from '../feed/index.ts';
import { registerCall } from '../../kernel/index.ts';
import { competitionsOf, isLive } from './competitions.ts';
import { chooseFeatured } from './featuredRule.ts';
import type { LineRoutesOptions } from './lineRoutesOptions.ts';

export interface FeaturedRoutesOptions extends LineRoutesOptions {
  /** The clock of play. */
  readonly clock: FeedClock;
  readonly stakes: StakesOnMatches;
}

/** Types of markets of a match's winner, with or without a draw. */
const RESULTS: ReadonlySet<string> = new Set(['match-result', 'winner']);
const clocked: ReadonlySet<number> = new Set(SPORTS.filter(({ clock }) => clock).map(({ id }) => id));
const sportOrder: readonly number[] = SPORTS.map(({ id }) => id);

/** Returns whether every selection of a match's main result market can be bet on. */
function hasOpenResult(book: LineBook, { id }: MatchRecord): boolean {
  const market = book
    .markets(id)
    .find(({ type, main, ordinal }) => main && ordinal === undefined && RESULTS.has(type));
  return market?.selections.every((selection) => book.bettable(selection.id).ok) ?? false;
}

/** Returns the seconds played of a sport with a clock, and the seconds since the start of any other. */
function playedSeconds({ sportId, clock, startsAt }: MatchRecord, time: FeedClock): number {
  if (!clocked.has(sportId) || clock?.seconds === undefined) return time.now() / 1000 - startsAt;
  const since = clock.running ? Math.max(0, time.wall() - clock.at) / 1000 : 0;
  return clock.seconds + since * (clock.speed ?? 1);
}

/** Route of the match that a site's home page shows first. */
export function featuredRoutes(
  app: FastifyInstance,
  { book, now, answers, clock, stakes }: FeaturedRoutesOptions,
): void {
  registerCall(
    app,
    calls.featuredMatch,
    async ({ site }) => {
      const { topSportIds, availableRoutes } = site.config;
      const order = [...topSportIds, ...sportOrder];
      const matches = book
        .matches()
        .filter((match) => match.status <= 3 && availableRoutes.includes(isLive(match) ? 'live' : 'line'));
      const top = new Set(competitionsOf(matches, true).map(({ id }) => id));
      const staked = await stakes.of(site.id, () =>
        book.matches({ section: 'live' }).flatMap(({ id }) => book.markets(id).map((market) => market.id)),
      );
      const match = chooseFeatured({
        matches,
        isOpen: (one) => hasOpenResult(book, one),
        playedSeconds: (one) => playedSeconds(one, clock),
        stakeOn: (id) => staked.get(id) ?? 0n,
        sportRank: (id) => order.indexOf(id),
        isTop: ({ competitionId, best }) => best === true || top.has(competitionId),
      });
      // The cast: the wire's types have mutable arrays; the record is sent, never written.
      return { at: now().getTime(), ...(match && { match: match as Match }) };
    },
    { answers },
  );
}
