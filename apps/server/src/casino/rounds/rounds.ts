import type { FastifyInstance } from 'fastify';
import { type Db, type ErrorLog, type Job } from '../../kernel/index.ts';
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
  /** Ends rounds that their makers have forgotten. */
  endForgotten(): Promise<void>;
  /** Hands on closed rounds, ends forgotten ones and free rounds, and compares days. */
  readonly jobs: readonly Job[];
}

const HAND_ON_EVERY = 2000;
const END_EVERY = 60_000;

/** Creates the rounds of games with their jobs, which may run in any number of processes. */
export function createRounds({ db, log, now, makers, mail, feed, onSettled }: RoundsDeps): Rounds {
  const failed = 'Rounds of games could not be looked after; it is tried again.';
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
    endForgotten,
    jobs: [
      { every: HAND_ON_EVERY, work: handOn, atStart: handOn, failed },
      { every: END_EVERY, work: endForgotten, failed },
      { every: END_EVERY, work: endFree, failed },
      { every: END_EVERY, work: compare, failed },
    ],
  };
}
