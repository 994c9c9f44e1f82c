import type { FastifyInstance } from 'fastify';
import { type Db, createJobs, type ErrorLog } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import type { Mail } from '../../delivery/index.ts';
import type { Makers } from '../makers/makersFile.ts';
import { compareDays } from './makerDays.ts';
import { endFreeRounds } from './freeRoundsEnding.ts';
import { roundsRoutes } from './rounds.routes.ts';
import { handOnSettledRounds, type SettledRoundConsumer } from './settledRounds.ts';
import { endForgottenRounds, type AskRound } from './unfinished.ts';

export interface RoundsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly makers: Makers;
  readonly mail: Mail;
  readonly feed: Pick<Feed, 'notify'>;
  /** Count each closed round, in this order. */
  readonly onSettled: readonly SettledRoundConsumer[];
}

/** Rounds of games, whoever makes them. */
export interface Rounds {
  routes(app: FastifyInstance): void;
  readonly jobs: {
    /** Does what is due: hands on closed rounds, ends forgotten ones and free rounds, and compares days. */
    doDue(): Promise<void>;
    /** Ends rounds that their makers have forgotten. */
    endForgotten(): Promise<void>;
    start(): void;
    stop(): Promise<void>;
  };
}

const HAND_ON_EVERY = 2000;
const END_EVERY = 60_000;

/** Creates the rounds of games with their jobs, which may run in any number of processes. */
export function createRounds({ db, log, now, makers, mail, feed, onSettled }: RoundsDeps): Rounds {
  const jobs = createJobs(log, 'Rounds of games could not be looked after; it is tried again.');
  const notify = (playerId: bigint): void => feed.notify(String(playerId), { about: 'accounts' });

  const askRound: AskRound = (makerId, makerRoundId) => {
    const maker = makers.of(makerId);
    if (!maker) throw new Error(`There is no maker ${makerId}, but it has open rounds: list it again.`);
    return maker.roundState(makerRoundId);
  };

  const handOn = async (): Promise<void> => void (await handOnSettledRounds({ db, log }, onSettled));
  const endForgotten = () => endForgottenRounds({ db, log, now, askRound, notify });

  const endFree = () => endFreeRounds({ db, log, now, makers });
  const compare = () => compareDays({ db, log, now, makers });

  return {
    routes: (app) => roundsRoutes(app, { db, mail }),
    jobs: {
      endForgotten,
      async doDue() {
        await handOn();
        await endForgotten();
        await endFree();
        await compare();
      },
      start() {
        jobs.every(HAND_ON_EVERY, handOn);
        jobs.every(END_EVERY, endForgotten);
        jobs.every(END_EVERY, endFree);
        jobs.every(END_EVERY, compare);
        jobs.runNow(handOn);
      },
      stop: () => jobs.stop(),
    },
  };
}
