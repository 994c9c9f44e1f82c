import type { Clock } from '../clock.ts';
import { createCrash, type Crash } from './crash/crash.ts';
import { openDatabase } from './database.ts';
import { createFreeRounds, type FreeRounds } from './freeRounds/freeRounds.ts';
import { createJackpots, type JackpotDraw, type Jackpots } from './jackpots/jackpots.ts';
import { createRounds, type Rounds } from './rounds/rounds.ts';
import { createSeeds, type Seeds } from './seeds/seeds.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createWalletClient, type WalletClient } from './wallet/client.ts';
import { createWallet, type Wallet } from './wallet/wallet.ts';

export interface MakerOptions {
  /** Folder of its memory; in memory if undefined. */
  readonly folder: string | undefined;
  readonly makerId: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly platformUrl: () => string;
  readonly isDown: () => boolean;
  readonly jackpotDraw: JackpotDraw;
}

/** The parts of the maker, for its routes. */
export interface Maker {
  readonly sessions: Sessions;
  readonly seeds: Seeds;
  readonly rounds: Rounds;
  readonly crash: Crash;
  readonly freeRounds: FreeRounds;
  readonly jackpots: Jackpots;
  readonly client: WalletClient;
  readonly wallet: Wallet;
  /** Returns the state of a round of any game; it stays open until its last call is decided. */
  stateOf(roundId: string): 'open' | 'closed' | 'unknown';
  /** Goes on with what the last stop has cut off. */
  resume(): Promise<void>;
  close(): void;
}

/** Creates the maker. */
export function createMaker(options: MakerOptions): Maker {
  const { folder, clock, makerId, secret, platformUrl, isDown, jackpotDraw } = options;
  const db = openDatabase(folder);
  const sessions = createSessions(db);
  const seeds = createSeeds(db);
  const jackpots = createJackpots(db, clock, jackpotDraw);
  const freeRounds = createFreeRounds(db, clock);
  const client = createWalletClient({ platformUrl, makerId, secret, clock });
  const wallet = createWallet({
    db,
    clock,
    client,
    sessions,
    isDown,
    onRolledBack(effect) {
      rounds.rolledBack(effect);
      crash.rolledBack(effect);
    },
  });
  const rounds = createRounds({ db, clock, sessions, seeds, jackpots, freeRounds, wallet });
  const crash = createCrash({ db, clock, sessions, wallet });
  return {
    sessions,
    seeds,
    rounds,
    crash,
    freeRounds,
    jackpots,
    client,
    wallet,
    stateOf(roundId) {
      const round = rounds.store.byId(roundId) ?? crash.store.bet(roundId);
      if (!round) return 'unknown';
      const isOver = round.state === 'settled' || round.state === 'void';
      return isOver && wallet.operations.nextOf(roundId) === undefined ? 'closed' : 'open';
    },
    async resume() {
      rounds.resume();
      await crash.resume();
      await wallet.resume();
    },
    close() {
      wallet.close();
      db.close();
    },
  };
}
