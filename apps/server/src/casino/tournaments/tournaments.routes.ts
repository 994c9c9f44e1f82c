import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall, seconds } from '../../kernel/index.ts';
import { requireCasino } from '../../site/index.ts';
import * as service from './tournaments.service.ts';
import * as store from './tournaments.store.ts';
import type { TournamentsDeps } from './tournaments.ts';
import { rowView } from './views.ts';

/** Rows on a page of a table, and games that are listed with a tournament. */
const PAGE = 50;
const MOST_GAMES = 24;

/** Routes of tournaments. */
export function tournamentsRoutes(app: FastifyInstance, deps: TournamentsDeps): void {
  const { db, now, catalogue } = deps;

  registerCall(app, calls.tournaments, async ({ site, player, query: reader, request }) => {
    requireCasino(site);
    const visitor = { request, site, reader, player };
    return { tournaments: await service.listTournaments(deps, visitor) };
  });

  registerCall(app, calls.tournament, async ({ site, player, params, query: reader, request }) => {
    requireCasino(site);
    const row = await service.tournamentIn(db, site, params.tournamentId);
    const listGames = await catalogue.namedGamesFor({ request, site, player }, reader);
    const listed = await listGames(row.terms, MOST_GAMES);
    return {
      tournament: await service.shownTournament(deps, { player }, { row, game: listed[0] }),
      games: listed,
    };
  });

  registerCall(app, calls.tournamentTable, async ({ site, player, params, query: { page = 1 } }) => {
    requireCasino(site);
    const row = await service.tournamentIn(db, site, params.tournamentId);
    const places = await store.placesOf(db, row.id);
    const rows = await store.tableRows(db, row.id, {
      offset: (page - 1) * PAGE,
      limit: PAGE,
      at: now(),
    });
    const own = player && (await store.ownRow(db, row.id, player.playerId));
    return {
      at: seconds(now()),
      pages: Math.max(1, Math.ceil(places / PAGE)),
      rows: rows.map((one) => rowView(row, one, player?.playerId)),
      own: own ? rowView(row, own, player.playerId) : null,
    };
  });

  registerCall(app, calls.joinTournament, async ({ site, player: { playerId }, params, body }) => {
    requireCasino(site);
    const { tournamentId: id } = params;
    return { players: await service.joinTournament(deps, { site, playerId, id, entryFee: body.entryFee }) };
  });
}
