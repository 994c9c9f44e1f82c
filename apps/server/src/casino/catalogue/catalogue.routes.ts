import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerCache, type CallOptions, registerCall } from '../../kernel/index.ts';
import { countryOfId } from '../../accounts/index.ts';
import { listCategories, listProviders } from './categories.service.ts';
import type { CatalogueDeps } from './catalogue.ts';
import { gameOfRoute, gamePage, previews } from './game.service.ts';
import { findGames } from './games.service.ts';
import { listJackpots, lobbyOf } from './lobby.service.ts';
import { createListDeps } from './listDeps.ts';
import { changeFavourite, myCasino } from './mine.service.ts';

/** Maximum of lists per minute from one address: a search calls after every few letters. */
const LISTS_PER_MINUTE = 600;
const CHANGES_PER_MINUTE = 120;
/** Devices by the number of a preview's `whence`. */
const DEVICES = { 1: 'phone', 2: 'desktop' } as const;

/** Routes of the casino's lists and games, and of a player's favourites. */
export function catalogueRoutes(
  app: FastifyInstance,
  deps: CatalogueDeps & { readonly answers: AnswerCache },
): void {
  const { db, answers } = deps;
  const { listDepsFor, countryFor } = createListDeps(deps);
  /** Answers are equal for all readers in a country with equal queries. */
  const shared: CallOptions = {
    answers,
    variantOf: async (input) => (await countryFor(input)) ?? '',
    perMinute: LISTS_PER_MINUTE,
  };

  registerCall(
    app,
    calls.casinoCategories,
    async (input) => {
      const { reader, reference } = await listDepsFor(input, input.query);
      return listCategories(db, reader, reference);
    },
    shared,
  );
  registerCall(
    app,
    calls.casinoLobby,
    async (input) => lobbyOf(db, await listDepsFor(input, input.query)),
    shared,
  );
  registerCall(
    app,
    calls.casinoGames,
    async (input) => findGames(db, input.query, await listDepsFor(input, input.query)),
    shared,
  );
  registerCall(
    app,
    calls.casinoGame,
    async (input) => gamePage(db, input.params.gameId, await listDepsFor(input, input.query)),
    shared,
  );
  registerCall(
    app,
    calls.gameOfRoute,
    async (input) => gameOfRoute(db, input.params.route, await listDepsFor(input, anyDevice('en'))),
    shared,
  );
  registerCall(
    app,
    calls.gamesPreview,
    async (input) => {
      const { whence, groupId, ref, lng, fcountry, includeCategories = false } = input.query;
      if (ref !== undefined && ref !== input.site.config.ref_id) return { games: [], categories: [] };
      const device = whence === undefined ? undefined : DEVICES[whence];
      const country = fcountry === undefined ? undefined : countryOfId(fcountry);
      const listDeps = await listDepsFor(input, { device, lang: lng });
      return previews(db, { groupId, includeCategories, country }, listDeps);
    },
    shared,
  );
  registerCall(
    app,
    calls.gameProviders,
    async (input) => {
      const { reader, reference } = await listDepsFor(input, input.query);
      return listProviders(db, reader, reference);
    },
    shared,
  );
  registerCall(
    app,
    calls.casinoJackpots,
    async (input) => ({ jackpots: await listJackpots(db, await listDepsFor(input, anyDevice('en'))) }),
    shared,
  );

  registerCall(app, calls.myCasino, async (input) =>
    myCasino(db, input.player.playerId, await listDepsFor(input, input.query)),
  );
  registerCall(
    app,
    calls.changeFavouriteGame,
    async (input) => {
      const { params, body, player } = input;
      const change = { playerId: player.playerId, gameId: BigInt(params.gameId), ...body };
      return { favourites: await changeFavourite(db, change, await listDepsFor(input, anyDevice('en'))) };
    },
    { perMinute: CHANGES_PER_MINUTE },
  );
}

const anyDevice = (lang: string) => ({ device: undefined, lang });
