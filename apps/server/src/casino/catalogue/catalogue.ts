import type { FastifyInstance } from 'fastify';
import { type Db, createAnswerCache, type ErrorLog, type Job } from '../../kernel/index.ts';
import type { Makers } from '../makers/makersFile.ts';
import type { Site } from '../../site/index.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueJobs } from './catalogueJobs.ts';
import { listNamedGames, type ListNamedGames } from './countedGames.ts';
import { createImports, type Imports } from './imports.service.ts';
import { createListDeps, type ListRequest } from './listDeps.ts';
import { gamesByIds } from './lobby.service.ts';
import { readerOf, type ReaderQuery } from './reader.ts';
import { readReference } from './reference.store.ts';

export interface CatalogueDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly makers: Makers;
  /** Age up to which an unchanged list is reused, ms. */
  readonly reusedFor: number;
}

/** Games of the casino: lists, search, imports. */
export interface Catalogue {
  routes(app: FastifyInstance): void;
  readonly jobs: readonly Job[];
  readonly imports: Imports;
  readonly makers: Makers;
  /** Returns the function that lists named games as the visitor of a request sees them, for the lists of one answer. */
  namedGamesFor(input: ListRequest, query: ReaderQuery): Promise<ListNamedGames>;
  /**
   * Returns whether a site lists a game for a visitor.
   * @param country two capital letters: of the player, else of the visitor's address
   */
  isGameListed(
    site: Site,
    visitor: { readonly query: ReaderQuery; readonly country: string | undefined },
    gameId: bigint,
  ): Promise<boolean>;
  /** Ends the stored lists of this process after a change of games. */
  changed(): void;
}

export function createCatalogue(deps: CatalogueDeps): Catalogue {
  const { db, now, reusedFor } = deps;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const answers = createAnswerCache({
    onChange: (listener) => listeners.add(listener),
    now,
    changedFor: 0,
    unchangedFor: reusedFor,
  });
  const imports = createImports({ ...deps, changed });
  const { listDepsFor } = createListDeps(deps);
  return {
    routes: (app) => catalogueRoutes(app, { ...deps, answers }),
    jobs: createCatalogueJobs({ ...deps, imports, changed }),
    imports,
    makers: deps.makers,
    async namedGamesFor(input, query) {
      const listDeps = await listDepsFor(input, query);
      return (named, limit) => listNamedGames(db, named, limit, listDeps);
    },
    async isGameListed(site, { query, country }, gameId) {
      const list = { reader: readerOf(site, query, country), reference: await readReference(db) };
      return (await gamesByIds(db, [gameId], list)).length > 0;
    },
    changed,
  };
}
