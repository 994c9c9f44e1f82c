import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../accounts/index.ts';
import { playerData } from '../../protection/index.ts';
import { type Site, countryOf } from '../../site/index.ts';
import type { CatalogueDeps } from './catalogue.ts';
import { currentJackpots } from './jackpots.store.ts';
import type { LobbyDeps } from './lobby.service.ts';
import { readerOf, type ReaderQuery } from './reader.ts';
import { readReference } from './reference.store.ts';

/** Request of a list of games. */
export interface ListRequest {
  readonly site: Site;
  readonly player: SignedIn | undefined;
  readonly request: FastifyRequest;
}

/** Creates what lists of games depend on for their requests. */
export function createListDeps({ db, now, makers }: CatalogueDeps) {
  /** Returns the country of the player, else of the visitor's address, two capital letters; undefined if unknown. */
  async function countryFor({ player, request }: ListRequest): Promise<string | undefined> {
    const own = player && (await playerData(db, player.playerId)).country;
    return own ? own.toUpperCase() : countryOf(request);
  }

  return {
    countryFor,
    /** Throws a ProblemError 404 if the site has no casino. */
    async listDepsFor(input: ListRequest, query: ReaderQuery): Promise<LobbyDeps> {
      const reader = readerOf(input.site, query, await countryFor(input));
      const at = now();
      const [reference, jackpots] = await Promise.all([readReference(db), currentJackpots(db, at)]);
      return {
        reader,
        reference,
        jackpots,
        now: at,
        makerName: (id) => makers.of(id)?.name ?? id,
      };
    },
  };
}
