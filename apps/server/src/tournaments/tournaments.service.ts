import type { ListedGame, Tournament } from '@touchline/contract';
import { stateAt } from '@touchline/loyalty';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/sessionTypes.ts';
import type { Db } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { blockProblem } from '../limits/enforcement/blockMessages.ts';
import { operationBlock } from '../limits/enforcement/restrictedOperations.ts';
import type { Site } from '../sites/site.ts';
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
  const row = await store.tournamentById(db, BigInt(id));
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
  return tournamentView(row, { now: now(), own: await ownPart(db, row, player?.playerId), game });
}

async function ownPart(
  db: Db,
  { id, terms }: TournamentRow,
  playerId: bigint | undefined,
): Promise<OwnPart | undefined> {
  if (playerId === undefined) return undefined;
  const joined = terms.join === 'auto' || (await store.isJoined(db, id, playerId));
  return { isJoined: joined, place: joined ? await store.ownRow(db, id, playerId) : undefined };
}

/**
 * Joins a player to a tournament and returns the number of players. Joining again has no effect.
 * @throws ProblemError 403 for a blocked player, 404 for another site's tournament, 409 for one that is over
 */
export function joinTournament(
  { db, now }: TournamentsDeps,
  { site, playerId, id }: { readonly site: Site; readonly playerId: bigint; readonly id: string },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const block = await operationBlock(trx, 'bonus', playerId, at);
    if (block) throw blockProblem(block);
    const row = await store.lockTournament(trx, BigInt(id));
    if (row?.site_id !== site.id) throw noTournament();
    const state = stateAt(row.state, { from: row.from_at, until: row.until_at }, at);
    if (state !== 'planned' && state !== 'running')
      throw new ProblemError(
        409,
        'TOURNAMENT_OVER',
        'This tournament is over: choose another one of the list.',
      );
    const isNew = await store.addPlayer(trx, row.id, playerId, at);
    return row.players + (isNew ? 1 : 0);
  });
}
