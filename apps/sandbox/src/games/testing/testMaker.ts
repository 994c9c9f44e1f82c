import { randomUUID } from 'node:crypto';
import { manualClock, type Clock } from '../../clock.ts';
import type { JackpotDraw } from '../jackpots/jackpots.ts';
import { createMaker, type Maker } from '../maker.ts';
import { openSession } from '../sessions/opening.ts';
import type { Launch } from '../sessions/launch.ts';
import type { Session } from '../sessions/sessions.ts';
import { startFakePlatform, type FakePlatform } from './fakePlatform.ts';

const secret = 'secret-of-the-tests';

/** A maker with a stopped clock and a fake platform. */
export interface TestMaker {
  readonly maker: Maker;
  readonly platform: FakePlatform;
  readonly clock: Clock;
  /** Launches a game and opens its session. */
  play(gameId: string, change?: Partial<Launch>): Promise<Session>;
  stop(): Promise<void>;
}

export interface TestMakerOptions {
  /** Folder of its memory; in memory if absent. */
  readonly folder?: string;
  /** Platform of an earlier maker. */
  readonly platform?: FakePlatform;
  readonly clock?: Clock;
  /** @default never */
  readonly jackpotDraw?: JackpotDraw;
}

/** Starts a maker for tests. */
export async function startTestMaker(options: TestMakerOptions = {}): Promise<TestMaker> {
  const platform = options.platform ?? (await startFakePlatform(secret));
  const clock = options.clock ?? manualClock(() => new Date('2026-11-27T10:00:00Z'));
  const maker = createMaker({
    folder: options.folder,
    makerId: 'sandbox',
    secret,
    clock,
    platformUrl: () => platform.url,
    isDown: () => false,
    jackpotDraw: options.jackpotDraw ?? 'never',
  });
  return {
    maker,
    platform,
    clock,
    async play(gameId, change = {}) {
      const ticket = maker.sessions.launch({ ...launch, sessionId: `gs_${randomUUID()}`, gameId, ...change });
      return (await openSession(maker, ticket)).session;
    },
    async stop() {
      maker.close();
      if (!options.platform) await platform.stop();
    },
  };
}

/** Launch of a real game in euros. */
export const launch: Launch = {
  sessionId: 'gs_1',
  token: 'launch-token',
  gameId: 'dice',
  mode: 'real',
  currency: 'EUR',
  language: 'en',
  country: null,
  device: 'phone',
  theme: 'dark',
  colours: { primary: '#112233', accent: '#445566', onAccent: '#778899', canvas: '#aabbcc' },
  rules: { autoplay: false, minCycleMs: 0, celebrateOverStakeOnly: true },
  parentOrigin: 'https://site.test',
  lobbyUrl: 'https://site.test/en/slots',
};

/** Returns a stake with an action id of its own. */
export const stakeOf = (stake: string, choice: unknown = {}) => ({
  actionId: randomUUID(),
  stake,
  choice,
  freeRoundsId: null,
});
