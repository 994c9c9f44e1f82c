import { type Db, createTroubleLog, type ErrorLog, type Job } from '../../kernel/index.ts';
import type { Makers } from '../makers/makersFile.ts';
import { claimJob } from './jobClaims.store.ts';
import type { Imports } from './imports.service.ts';
import { countPopularity } from './popularity.store.ts';
import { storeJackpots } from './storeJackpots.ts';

const MINUTE = 60_000;
const COUNT_EVERY = 15 * MINUTE;
const JACKPOTS_EVERY = 10_000;

export interface CatalogueJobsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly makers: Makers;
  readonly imports: Pick<Imports, 'doDue' | 'atStart'>;
  /** Ends the stored lists of games. */
  readonly changed: () => void;
}

/**
 * Creates the jobs of the catalogue: imports of lists, the count of the popularity, and jackpots; one process does each
 * for all.
 */
export function createCatalogueJobs({
  db,
  log,
  now,
  makers,
  imports,
  changed,
}: CatalogueJobsDeps): readonly Job[] {
  const failed = 'The casino’s games could not be looked after; it is tried again.';
  const trouble = createTroubleLog(log);

  async function count(): Promise<void> {
    if (!(await claimJob(db, 'popularity', COUNT_EVERY, now()))) return;
    await countPopularity(db, now());
    changed();
  }

  async function readJackpots(): Promise<void> {
    // A little less than the interval: the timers of several processes differ.
    if (makers.all.length === 0 || !(await claimJob(db, 'jackpots', JACKPOTS_EVERY - 1000, now()))) return;
    for (const maker of makers.all) {
      if (maker.isDown()) continue;
      try {
        await storeJackpots(db, maker.id, await maker.jackpots(), now());
      } catch (error) {
        trouble(error, `The jackpots of ${maker.name} could not be read; they are hidden once they are old.`);
      }
    }
  }

  return [
    { every: MINUTE, work: imports.doDue, atStart: imports.atStart, failed },
    { every: MINUTE, work: count, atStart: count, failed },
    { every: JACKPOTS_EVERY, work: readJackpots, atStart: readJackpots, failed },
  ];
}
