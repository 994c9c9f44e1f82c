import type { Db } from '../../kernel/index.ts';
import type { Feed } from '../feed/index.ts';
import { saveClubNames } from '../clubs/clubNames.ts';
import { addResults, knownResults } from './results.store.ts';
import { rowOfMatch } from './resultView.ts';

const DAY = 86_400_000;

/**
 * Stores the sources' results of matches that ended while the platform wasn't running, latest first.
 * @param days how many days back to query
 * @param goesOn called before each day; false ends the work
 */
export async function fillPast(
  db: Db,
  { clock, finished }: Pick<Feed, 'clock' | 'finished'>,
  days: number,
  goesOn: () => boolean,
): Promise<void> {
  const now = clock.now();
  const end = now - days * DAY;
  const known = await knownResults(db, new Date(end), new Date(now));
  for (let to = now; to > end && goesOn(); to -= DAY) {
    const past = (await finished(to - DAY, to)).filter(({ id }) => !known.has(id));
    await addResults(
      db,
      past.toReversed().map(({ state, endedAt }) => rowOfMatch(state, endedAt, [])),
    );
    await saveClubNames(
      db,
      past.map(({ state }) => state),
    );
  }
}
