import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../accounts/index.ts';
import type { Feed } from '../betting/index.ts';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { Core, Domain } from '../kernel/index.ts';
import type { Limits } from '../protection/index.ts';
import { rewardNotifier } from '../rewards/index.ts';
import type { FindCasinoPages, LiveSites } from '../site/index.ts';
import { createCasinoPages } from './catalogue/casinoPages.ts';
import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { createFreeRounds } from './freeRounds/freeRounds.ts';
import { createGameSessionsCapability } from './gameSessions/gameSessionsCapability.ts';
import { createMakerWalletCapability } from './makerWallet/makerWallet.ts';
import { readMakers, type Makers } from './makers/makersFile.ts';
import { createRounds } from './rounds/rounds.ts';
import { createRoundCounting } from './tournaments/roundCounting.ts';
import { createTournaments } from './tournaments/tournaments.ts';

/** Age up to which a list of games is reused, ms; jackpots in it stay younger than half a minute. */
const GAMES_REUSED_FOR = 5000;

/** Games of makers, and what is played for around them. */
export interface CasinoDomain extends Domain {
  readonly makers: Makers;
  readonly catalogue: Catalogue;
  /** Finds the games' pages for titles, index and site map. */
  readonly pages: FindCasinoPages;
}

/** Capabilities that the domain uses. */
interface Parts {
  readonly sites: LiveSites;
  readonly sessions: Sessions;
  readonly mail: DeliveryDomain['mail'];
  readonly limits: Limits;
  readonly feed: Feed;
  /** True if makers may prepare cases at the test desk. */
  readonly hasDesk: boolean;
}

/** Assembles the casino. */
export async function createCasinoDomain(core: Core, parts: Parts): Promise<CasinoDomain> {
  const { settings, now } = core;
  const { sessions, limits, feed } = parts;
  const makers = await readMakers(settings.MAKERS_FILE, now);
  const catalogue = createCatalogue({
    ...core,
    makers,
    // Changes that an operator or a test makes by hand are read at once.
    reusedFor: settings.FEED_CLOCK === 'manual' ? 0 : GAMES_REUSED_FOR,
  });
  const deps = { ...parts, ...core, makers, catalogue };
  const tournaments = createTournaments(deps);
  const freeRounds = createFreeRounds(deps);
  const gameSessions = createGameSessionsCapability({
    ...deps,
    signIns: sessions,
    playPauseOf: limits.playPauseOf,
  });
  const onSettled = [createRoundCounting({ ...deps, notify: rewardNotifier(feed) })];
  const rounds = createRounds({ ...deps, onSettled });
  const makerWallet = createMakerWalletCapability({ ...deps, rounds });
  const capabilities = [catalogue, tournaments, freeRounds, gameSessions, rounds, makerWallet];
  return {
    makers,
    catalogue,
    pages: createCasinoPages(core.db),
    jobs: capabilities.flatMap(({ jobs }) => jobs),
    async routes(app: FastifyInstance) {
      for (const capability of capabilities) await capability.routes(app);
    },
  };
}
