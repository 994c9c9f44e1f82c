import { randomUUID } from 'node:crypto';
import type { StartedGame } from '@touchline/contract';
import { vi } from 'vitest';
import { createOpsApp, type Bettor, type OpsApp } from './opsApp.ts';

/** The maker's process, as far as a world uses it. */
interface MakerUnderTest {
  readonly makersFile: string;
  readonly origin: string;
  connect(platformUrl: string): Promise<void>;
  advance(seconds: number): Promise<void>;
}

/** A round as the maker's frame shows it. */
export interface FrameRound {
  readonly roundId: string;
  readonly state: string;
  readonly stake: string;
  readonly payout: string;
  readonly balance: string;
}

/** Answer of the maker to its frame: a round, or a refusal with its code. */
export interface FrameAnswer extends Partial<FrameRound> {
  readonly code?: string;
}

type AnyAnswer = FrameAnswer & Readonly<Record<string, unknown>>;

/** The frame of a game that a player has opened. */
export interface OpenFrame {
  readonly started: StartedGame;
  /** Round that was left open. */
  readonly open: FrameRound | null;
  readonly bearer: string;
  /** Presses the button of a stake. */
  stake(stake: string, choice?: object): Promise<FrameAnswer>;
  turn(roundId: string, turn: object): Promise<FrameAnswer>;
  /** Sends any call of the frame. */
  call(path: string, body?: object): Promise<AnyAnswer>;
}

/** A platform that listens on a port, with the sandbox's maker. */
export interface GamesWorld {
  readonly ops: OpsApp;
  readonly url: string;
  /** Returns the id of a game of the maker, once its list has been imported. */
  game(makerGameId: string): Promise<number>;
  /** Launches a game and loads its frame. */
  open(player: Bettor, gameId: number): Promise<OpenFrame>;
  /** Moves the time of the platform and of the maker. */
  pass(seconds: number, maker: MakerUnderTest): Promise<void>;
  balance(player: Bettor): Promise<string>;
  close(): Promise<void>;
}

/** Time for the import of the maker's 3,008 games, ms. */
const IMPORT_PATIENCE = 60_000;

/** Creates the world and connects the maker with it. */
export async function createGamesWorld(maker: MakerUnderTest): Promise<GamesWorld> {
  const ops = await createOpsApp({
    env: { MAKERS_FILE: maker.makersFile, PLATFORM_CLOCK: 'manual' },
    listens: true,
  });
  const url = ops.app.address;
  await maker.connect(url);

  async function ask(path: string, body: object | undefined, bearer: string): Promise<AnyAnswer> {
    const answer = await fetch(new URL(`/play-api/${path}`, maker.origin), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
    });
    // The cast: suites compare the fields that they need.
    return (await answer.json()) as AnyAnswer;
  }

  return {
    ops,
    url,
    game: (makerGameId) =>
      vi.waitFor(
        async () => {
          const { id } = await ops.app.db
            .selectFrom('games')
            .select('id')
            .where('maker_id', '=', 'sandbox')
            .where('maker_game_id', '=', makerGameId)
            .executeTakeFirstOrThrow();
          return Number(id);
        },
        { timeout: IMPORT_PATIENCE },
      ),
    async open({ client }, gameId) {
      const body = { gameId, mode: 'real', lang: 'en', device: 'desktop' };
      const answer = await client.call('POST', '/web-api/casino/sessions', body);
      if (answer.statusCode !== 200) throw new Error(`The game wasn't started: ${answer.body}`);
      const started: StartedGame = answer.json();
      const token = new URL(started.frame.url).searchParams.get('token');
      const session = await ask('session', { token }, '');
      const { bearer, open } = session;
      if (typeof bearer !== 'string') throw new Error(`The frame wasn't opened: ${JSON.stringify(session)}`);
      const call: OpenFrame['call'] = (path, sent) => ask(path, sent, bearer);
      return {
        started,
        // The cast: the maker answers with a round or null.
        open: open as FrameRound | null,
        bearer,
        call,
        stake: (stake, choice = {}) => call('rounds', { actionId: randomUUID(), stake, choice }),
        turn: (roundId, turn) => call(`rounds/${roundId}/turns`, { actionId: randomUUID(), turn }),
      };
    },
    async pass(seconds, sandbox) {
      await ops.call('POST', '/ops/clock/advance', { seconds });
      await sandbox.advance(seconds);
    },
    balance: async (player) => (await player.account()).money,
    close: () => ops.close(),
  };
}
