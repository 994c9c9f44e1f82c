import type { ListedGame, Tournament } from '@touchline/contract';
import { stateAt } from '@touchline/loyalty';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../accounts/index.ts';
import { type Db, parseId, ProblemError } from '../../kernel/index.ts';
import { blockProblem, operationBlock } from '../../protection/index.ts';
import { lockMainAccount, mainAccount } from '../../rewards/index.ts';
import type { Site } from '../../site/index.ts';
import { BASE_CURRENCY } from '../../ledger/index.ts';
import { payEntry } from './entries.ts';
import type { GameReader, TournamentsDeps } from './tournaments.ts';
import * as store from './tournaments.store.ts';
import type { TournamentRow } from './tournaments.store.ts';
import { tournamentView, type OwnPart } from './views.ts';

/** Visitor who asks, with the site. */
export interface Visitor {
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly reader: GameReader;
  /** Undefined for guests. */
  readonly player: SignedIn | undefined;
}

const noTournament = () =>
  new ProblemError(404, 'NO_TOURNAMENT', 'This site has no such tournament: choose one of the list.');

/** Returns a tournament of a site. Throws a ProblemError 404 for one of another site. */
export async function tournamentIn(db: Db, site: Site, id: string): Promise<TournamentRow> {
  const row = await store.tournamentById(db, parseId(id) ?? 0n);
  if (row?.site_id !== site.id) throw noTournament();
  return row;
}

/** Order in which tournaments are listed. */
const ORDER: Readonly<Record<Tournament['state'], number>> = {
  running: 0,
  planned: 1,
  counting: 2,
  final: 3,
  paid: 3,
  cancelled: 4,
};

/** Returns the site's tournaments: running, planned, then those that are over, the latest first. */
export async function listTournaments(deps: TournamentsDeps, visitor: Visitor): Promise<Tournament[]> {
  const rows = await store.tournamentsOf(deps.db, visitor.site.id, deps.now());
  const listGames = await deps.catalogue.namedGamesFor(visitor, visitor.reader);
  const shown = await Promise.all(
    rows.map(async (row) => {
      const [game] = await listGames(row.terms, 1);
      return shownTournament(deps, visitor, { row, game });
    }),
  );
  return shown.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
}

/** Returns a tournament as a visitor sees it. */
export async function shownTournament(
  { db, now }: Pick<TournamentsDeps, 'db' | 'now'>,
  { player }: Pick<Visitor, 'player'>,
  { row, game }: { readonly row: TournamentRow; readonly game: ListedGame | undefined },
): Promise<Tournament> {
  return tournamentView(row, {
    now: now(),
    own: await ownPart(db, row, player?.playerId),
    game,
    iso: await entryCurrency(db, row, player?.playerId),
  });
}

/** Returns the currency in which the entry fee is shown: that of the account that pays it. */
async function entryCurrency(
  db: Db,
  { terms }: TournamentRow,
  playerId: bigint | undefined,
): Promise<string> {
  if (terms.entryFee === undefined || playerId === undefined) return BASE_CURRENCY;
  return (await mainAccount(db, playerId)).iso;
}

async function ownPart(
  db: Db,
  { id, terms }: TournamentRow,
  playerId: bigint | undefined,
): Promise<OwnPart | undefined> {
  if (playerId === undefined) return undefined;
  const row = await store.playerOf(db, id, playerId);
  const place = row?.is_ranked ? (await store.ownRow(db, id, playerId))?.place : undefined;
  return {
    isJoined: terms.join === 'auto' || row !== undefined,
    score: row && row.rounds > 0 ? { place, points: row.points, rounds: row.rounds } : undefined,
  };
}

/** Request to join a tournament. */
export interface AskedJoin {
  readonly site: Site;
  readonly playerId: bigint;
  readonly id: string;
  /** Entry fee that was shown to the player, decimal text; undefined without one. */
  readonly entryFee?: string | undefined;
}

/**
 * Joins a player to a tournament and returns the number of players. Its entry fee is taken from the main account.
 * Joining again has no effect.
 * @throws ProblemError 403 for a blocked player or a reached limit, 404 for another site's tournament, 409 for one that is
 *   over, another fee than was shown, or a low balance
 */
export async function joinTournament(
  { db, now, feed }: Pick<TournamentsDeps, 'db' | 'now' | 'feed'>,
  { site, playerId, id, entryFee: shown }: AskedJoin,
): Promise<number> {
  const { terms } = await tournamentIn(db, site, id);
  const joined = await db.transaction().execute(async (trx) => {
    const at = now();
    // The account is locked before the player and the tournament, as everywhere.
    const account = terms.entryFee === undefined ? undefined : await lockMainAccount(trx, playerId);
    const block = await operationBlock(trx, 'bonus', playerId, at);
    if (block) throw blockProblem(block);
    const row = await store.lockTournament(trx, parseId(id) ?? 0n);
    if (!row) throw noTournament();
    const state = stateAt(row.state, { from: row.from_at, until: row.until_at }, at);
    if (state !== 'planned' && state !== 'running')
      throw new ProblemError(
        409,
        'TOURNAMENT_OVER',
        'This tournament is over: choose another one of the list.',
      );
    if (!(await store.addPlayer(trx, row.id, playerId, at))) return { players: row.players, isPaid: false };
    await payEntry(trx, { id: row.id, terms: row.terms, account, shown, at });
    return { players: row.players + 1, isPaid: account !== undefined };
  });
  if (joined.isPaid) feed.notify(String(playerId), { about: 'accounts' });
  return joined.players;
}
