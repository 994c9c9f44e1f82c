import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeliveryDomain } from '../delivery/index.ts';
import { type Core, createAnswerCache, type Domain } from '../kernel/index.ts';
import { createBetActions, type BetActions } from './betActions/betActions.ts';
import { broadcastsRoutes } from './broadcasts/broadcasts.routes.ts';
import { createBroadcasts } from './broadcasts/broadcasts.service.ts';
import { createCoupons, type Coupons } from './coupons/coupons.ts';
import { createStakesOnMatches } from './coupons/stakes/stakesOnMatches.ts';
import { createClubs, type Clubs } from './clubs/clubs.service.ts';
import { cricketRoutes } from './cricket/cricket.routes.ts';
import { cyberRoutes } from './cyber/cyber.routes.ts';
import { databaseAnchors } from './feed/databaseAnchors.ts';
import { createFeed, type AnchorStore, type Feed, type FeedOptions } from './feed/index.ts';
import { historyRoutes } from './history/history.routes.ts';
import { featuredRoutes } from './line/featured.routes.ts';
import { lineRoutes } from './line/line.routes.ts';
import { pickedRoutes } from './line/picked.routes.ts';
import { createMarketClosures, type MarketClosures } from './marketClosures/marketClosures.service.ts';
import { priceHistoryRoutes } from './priceHistory/priceHistory.routes.ts';
import { createPriceHistory } from './priceHistory/priceHistory.ts';
import { createRecorder, type Recorder } from './results/recorder.ts';
import { resultsRoutes } from './results/results.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { teamsRoutes } from './teams/teams.routes.ts';
import { trackerRoutes } from './tracker/tracker.routes.ts';

/**
 * Age up to which an answer of the line is reused although prices have changed, ms: the interval of the feed's
 * frames.
 */
const LINE_REUSED_FOR = 100;

/** The line, its feed, and bets. */
export interface BettingDomain extends Domain {
  readonly feed: Feed;
  readonly coupons: Coupons;
  readonly betActions: BetActions;
  /** Markets, matches and sports that operators have closed. */
  readonly closures: MarketClosures;
  /** Clubs that sources join, and that operators part. */
  readonly clubs: Clubs;
  /** Stores moments and results of matches. */
  readonly recorder: Recorder;
  /** Fills the book. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Capabilities that the domain uses. */
interface Parts {
  /** Returns the player of a socket. */
  readonly signedIn: (request: FastifyRequest) => Promise<{ readonly playerId: bigint } | undefined>;
  readonly sessions: {
    /** Called for each session that ended. */
    onEnded(handler: (ended: { readonly playerId: bigint }) => void): void;
  };
  readonly mail: DeliveryDomain['mail'];
  /** Returns the settings and sources of the feed. */
  readonly feedOptions: (anchorStore: AnchorStore) => Pick<FeedOptions, 'settings' | 'sources'>;
}

/** Assembles betting. */
export async function createBettingDomain(
  core: Core,
  { signedIn, sessions, mail, feedOptions }: Parts,
): Promise<BettingDomain> {
  const { db, now, settings } = core;
  const anchorStore = databaseAnchors(db);
  const feed = await createFeed({
    ...core,
    ...feedOptions(anchorStore),
    anchorStore,
    playerOf: async (request) => (await signedIn(request))?.playerId.toString(),
  });
  sessions.onEnded(({ playerId }) => feed.disconnect(String(playerId)));
  const { book } = feed;
  const coupons = createCoupons({ ...core, feed });
  const closures = createMarketClosures({ ...core, book });
  const clubs = createClubs(core, book);
  const betActions = createBetActions({ ...core, feed, closures });
  const recorder = createRecorder({
    db,
    feed,
    keepDays: settings.RESULTS_DAYS,
    pastDays: settings.RESULTS_PAST_DAYS,
  });
  const broadcasts = createBroadcasts({
    feed,
    streamUrl: settings.STREAM_URL,
    delay: settings.BROADCAST_DELAY,
  });
  return {
    feed,
    coupons,
    betActions,
    closures,
    clubs,
    recorder,
    jobs: [...betActions.jobs, ...coupons.jobs, ...closures.jobs, ...clubs.jobs, ...recorder.jobs],
    async start() {
      await closures.start();
      await clubs.start();
      await feed.start();
    },
    async stop() {
      await feed.stop();
      await closures.stop();
      await clubs.stop();
    },
    async routes(app: FastifyInstance) {
      const answers = createAnswerCache({
        onChange: book.onChange,
        now,
        // Play that is moved by hand is read at once.
        changedFor: settings.FEED_CLOCK === 'manual' ? 0 : LINE_REUSED_FOR,
      });
      const line = { book, now, answers };
      const results = { db, feed };
      coupons.routes(app);
      historyRoutes(app, { db, now, mail });
      betActions.routes(app);
      lineRoutes(app, line);
      trackerRoutes(app, { db, feed, now, answers });
      featuredRoutes(app, { ...line, clock: feed.clock, stakes: createStakesOnMatches(core) });
      priceHistoryRoutes(app, createPriceHistory(book.onChange));
      resultsRoutes(app, results);
      searchRoutes(app, results);
      teamsRoutes(app, results);
      statisticsRoutes(app, results);
      broadcastsRoutes(app, broadcasts);
      cricketRoutes(app, { source: feed.cricket, now: () => feed.clock.now() });
      cyberRoutes(app, line);
      pickedRoutes(app, line);
      await app.register(feed.routes);
    },
  };
}
