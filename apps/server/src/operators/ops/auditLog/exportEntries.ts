import type { Db } from '../../../kernel/index.ts';
import { contentOf, FIRST_HASH } from './auditChain.ts';
import { entriesOfPeriod, idsOfPeriod, type ExportPeriod } from './auditLog.store.ts';

const DAY = 86_400_000;
/** Entries that are read at a time. */
const PAGE = 1000;

/** Returns a period of whole days, UTC, of which both are part: `2026-03-14`. */
export function periodOf(from: string, to: string): Pick<ExportPeriod, 'from' | 'to'> {
  const start = (day: string) => new Date(`${day}T00:00:00Z`);
  return { from: start(from), to: new Date(start(to).getTime() + DAY) };
}

/** Returns the number of days of a period; 0 or less if it ends before it begins. */
export const daysOf = ({ from, to }: Pick<ExportPeriod, 'from' | 'to'>): number =>
  (to.getTime() - from.getTime()) / DAY;

/**
 * Reads the entries of a period as JSON Lines, oldest first, page by page. Each line has the content that is hashed, the
 * hash before it and its own, so that each can be checked by itself.
 */
export async function* exportEntries(db: Db, period: ExportPeriod): AsyncGenerator<string> {
  const ids = await idsOfPeriod(db, period);
  if (!ids) return;
  const { last } = ids;
  let after = ids.first - 1n;
  for (;;) {
    const page = await entriesOfPeriod(db, period, { after, last, limit: PAGE });
    const end = page.at(-1);
    if (!end) return;
    yield page
      .map(({ previous, hash, ...entry }) =>
        JSON.stringify({ ...contentOf(entry), previousHash: previous ?? FIRST_HASH, hash }),
      )
      .map((line) => `${line}\n`)
      .join('');
    after = end.id;
  }
}
