import { type Db, createTroubleLog, type ErrorLog } from '../../kernel/index.ts';
import { endLongClosing, noteAnswer, oldRounds, roundsToAsk } from './unfinished.store.ts';
import { voidRound } from './voiding.ts';

/** Answer of a maker about a round. */
export type MakerRoundState = 'open' | 'closed' | 'unknown';
/** Asks a maker about one of its rounds. Throws an error without an answer. */
export type AskRound = (makerId: string, makerRoundId: string) => Promise<MakerRoundState>;

export interface UnfinishedDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly askRound: AskRound;
  /** Notifies the player's open pages of a changed balance. */
  readonly notify: (playerId: bigint) => void;
}

const HOUR = 3_600_000;
/** Time after its session from which an open round is listed as unfinished. */
export const UNFINISHED_MS = 15 * 60_000;
/** Time after its session from which the maker of an open round is asked about it. */
const ASK_AFTER_MS = 24 * HOUR;
const ASK_EVERY_MS = HOUR;
/** Time between two answers `unknown` after which the round is ended. */
const UNKNOWN_MS = 24 * HOUR;
/** Greatest age of an open round. */
const OLDEST_MS = 14 * 24 * HOUR;

/**
 * Looks after rounds whose sessions have ended: asks their makers hourly, and returns the stakes of rounds that their
 * makers don't know, or that are open for two weeks.
 */
export async function endForgottenRounds({ db, log, now, askRound, notify }: UnfinishedDeps): Promise<void> {
  const trouble = createTroubleLog(log);
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  await endLongClosing(db, before(UNFINISHED_MS));
  for (const round of await oldRounds(db, before(OLDEST_MS))) {
    const playerId = await voidRound(db, round, 'tooOld', at);
    if (playerId !== undefined) notify(playerId);
  }
  const toAsk = await roundsToAsk(db, {
    endedBefore: before(ASK_AFTER_MS),
    askedBefore: before(ASK_EVERY_MS),
  });
  for (const round of toAsk) {
    try {
      const state = await askRound(round.makerId, round.makerRoundId);
      const unknownSince = state === 'unknown' ? (round.unknownAt ?? at) : null;
      await noteAnswer(db, round.id, { askedAt: at, unknownSince });
      if (unknownSince === null || unknownSince > before(UNKNOWN_MS)) continue;
      const playerId = await voidRound(db, round, 'unknownToMaker', at);
      if (playerId !== undefined) notify(playerId);
    } catch (error) {
      await noteAnswer(db, round.id, { askedAt: at, unknownSince: round.unknownAt });
      trouble(error, 'A maker could not be asked about an open round; it is asked again in an hour.');
    }
  }
}
