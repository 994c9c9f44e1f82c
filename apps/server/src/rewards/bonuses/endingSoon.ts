import type { Db } from '../../kernel/index.ts';
import { messageBonus } from './bonusMessage.ts';
import { grantsEndingSoon } from './grants.store.ts';

const HOUR = 3_600_000;
/** Time before the end of a bonus at which its player is told, ms. */
const ENDS_WITHIN = 48 * HOUR;
/** A bonus that is younger has no such message: the one about its grant names the end. */
const GIVEN_BEFORE = 24 * HOUR;
const PAGE = 200;

/** Writes the messages about bonuses whose time ends soon, one for each bonus. */
export function messageEndingBonuses(db: Db, now: Date): Promise<void> {
  const soon = {
    now,
    endsBefore: new Date(now.getTime() + ENDS_WITHIN),
    givenBefore: new Date(now.getTime() - GIVEN_BEFORE),
  };
  return db.transaction().execute(async (trx) => {
    for (const grant of await grantsEndingSoon(trx, soon, PAGE))
      await messageBonus(trx, 'bonus-ending', grant, now);
  });
}
