import { type Db, createTroubleLog, type ErrorLog } from '../../kernel/index.ts';
import { operationBlock, endsFreeRounds } from '../../protection/index.ts';
import type { Maker } from '../makers/adapter.ts';
import { cancelLeft, noteMakerCancelled, playersToCheck, takeCancelled } from './freeRoundsEnding.store.ts';

export interface FreeRoundsEndingDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly makers: { of(id: string): Pick<Maker, 'cancelFreeRounds'> | undefined };
}

/** Time after which a maker that didn't answer is asked again. */
const ASK_EVERY = 5 * 60_000;

/**
 * Cancels the unplayed free rounds of players with an exclusion or a timeout, and ends them at their makers, which are
 * asked again until they answer or the rounds lapse. Any number of processes may run it.
 */
export async function endFreeRounds({ db, log, now, makers }: FreeRoundsEndingDeps): Promise<void> {
  const trouble = createTroubleLog(log);
  const at = now();
  for (const playerId of await playersToCheck(db, at)) {
    await db.transaction().execute(async (trx) => {
      const block = await operationBlock(trx, 'bonus', playerId, at);
      if (block && endsFreeRounds(block.code)) await cancelLeft(trx, playerId, at);
    });
  }
  for (const { id, makerId } of await takeCancelled(db, { at, nextAt: new Date(at.getTime() + ASK_EVERY) })) {
    try {
      const maker = makers.of(makerId);
      if (!maker) throw new Error(`There is no maker ${makerId}, but it has free rounds: list it again.`);
      await maker.cancelFreeRounds(id);
      await noteMakerCancelled(db, id, at);
    } catch (error) {
      trouble(error, 'Free rounds could not be cancelled at their maker; it is asked again in five minutes.');
    }
  }
}
