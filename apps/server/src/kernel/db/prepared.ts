import { sql } from 'kysely';

const MARK = '/* prepared */';
/** Maximum number of prepared statements: texts that vary by mistake must not fill every connection of PostgreSQL. */
const MOST = 200;
const names = new Map<string, string>();

/**
 * Mark at the beginning of a statement that PostgreSQL parses and plans once per connection instead of each time:
 * sql`${prepared} ...`, or a query's `modifyFront(prepared)`. For statements of every bet. The text must not vary and
 * must name its result columns: with a star it would fail once a migration adds one.
 */
export const prepared = sql.raw(MARK);

/** Returns the name of a prepared statement; undefined for other statements. */
export function preparedName(text: string): string | undefined {
  if (!text.slice(0, MARK.length + 'select '.length).includes(MARK)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size === MOST) return known;
  const name = `touchline-${names.size + 1}`;
  names.set(text, name);
  return name;
}
