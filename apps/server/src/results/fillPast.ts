import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import type { Feed } from '../feed/index.ts';
import { addResults, knownResults } from './results.store.ts';
import { rowOfMatch } from './resultView.ts';

const HOUR = 3_600_000;
/** Pause between two hours of the past, ms: live work has priority. */
const BREATH = 20;

/**
 * Stores the sources' results of matches that ended while the platform wasn't running, latest hour first.
 * @param days how many days back to query
 * @param goesOn called before each hour; false ends the work
 */
export async function fillPast(
  db: Db,
  { clock, finished }: Pick<Feed, 'clock' | 'finished'>,
  days: number,
  goesOn: () => boolean,
): Promise<void> {
  const now = clock.now();
  const end = now - days * 24 * HOUR;
  const known = await knownResults(db, new Date(end), new Date(now));
  for (let to = now; to > end && goesOn(); to -= HOUR) {
    const past = finished(to - HOUR, to).filter(({ id }) => !known.has(id));
    await addResults(
      db,
      past.map(({ state, endedAt }) => rowOfMatch(state, endedAt, [])),
    );
    await pause(BREATH);
  }
}
