import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FoundMatch, SearchAnswer } from '@touchline/contract/operators';
import type { MatchRecord } from '@touchline/feed';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId } from '../../../kernel/index.ts';
import type { Feed } from '../../../betting/index.ts';
import { fold, nearness } from '@touchline/text';
import { foundMatch, recordedMatch } from '../matches/matches.store.ts';
import { listedGames } from '../catalogue/games.store.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { betNumbered, playersNamed } from './search.store.ts';

const MOST_MATCHES = 8;
const MAX_GAMES = 8;

interface SearchDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book'>;
}

/** Route of the search over players, bets, matches and games, limited to the operator's scopes. */
export function opsSearchRoutes(app: FastifyInstance, { db, feed }: SearchDeps): void {
  registerOperatorCall(app, operatorCalls.searchPlatform, async ({ query, operator }) => {
    const text = query.text.trim();
    const id = parseId(text);
    const seesPlayers = operator.scopes.includes('players') && text !== '';
    const seesGames = operator.scopes.includes('casino') && text !== '';
    const seesBets = operator.scopes.includes('results') && text !== '';
    const players = seesPlayers ? await playersNamed(db, text, operator.sitesOf('players')) : [];
    const bet =
      seesBets && id !== undefined ? await betNumbered(db, id, operator.sitesOf('results')) : undefined;
    return {
      players: players.map((row) => ({
        id: String(row.id),
        login: row.login,
        email: row.email,
        name: [row.name, row.surname].filter((part) => part !== null).join(' ') || null,
        siteId: row.site_id,
      })),
      bets: bet
        ? [
            {
              id: String(bet.id),
              state: bet.state,
              typeId: bet.type_id,
              amount: toWire(bet.amount, bet.iso),
              iso: bet.iso,
            },
          ]
        : [],
      matches: seesBets ? await matchesNamed({ db, feed }, text) : [],
      games: seesGames ? await gamesNamed(db, text) : [],
    };
  });
}

/** Finds games by name, alias or id, the newest first. */
async function gamesNamed(db: Db, text: string): Promise<SearchAnswer['games']> {
  if (fold(text) === '') return [];
  const found = await listedGames(db, { text }, { before: undefined, limit: MAX_GAMES });
  return found.map(({ id, name, provider }) => ({ id, name, provider }));
}

/** Finds matches by id, or those of the book by the names of their sides. */
async function matchesNamed({ db, feed }: SearchDeps, text: string): Promise<readonly FoundMatch[]> {
  const id = parseId(text);
  if (id !== undefined) {
    const own = feed.book.match(Number(id)) ?? (await recordedMatch(db, id));
    return own ? [foundMatch(own)] : [];
  }
  if (fold(text) === '') return [];
  return feed.book
    .matches()
    .map((match) => ({ match, near: nearnessOf(match, text) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MOST_MATCHES)
    .map(({ match }) => foundMatch(match));
}

const nearnessOf = ({ home, away }: MatchRecord, typed: string): number =>
  Math.max(...[home, away, `${home} ${away}`].map((name) => nearness(name, typed)));
