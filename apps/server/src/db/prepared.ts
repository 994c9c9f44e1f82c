import { sql } from 'kysely';

const MARK = '/* prepared */';
/** Statements are few; texts that vary by mistake must not fill every connection of PostgreSQL. */
const MOST = 200;
const names = new Map<string, string>();

/**
 * Stands at the beginning of a statement that PostgreSQL parses and plans once a connection instead of each time:
 * sql`${prepared} ...`, or a query's `modifyFront(prepared)`. For what runs with every bet. Such a statement's text
 * never varies, and it names the columns it answers: with a star it would fail once a migration adds one.
 */
export const prepared = sql.raw(MARK);

/** The name under which a statement is kept on connections; undefined for one that isn't. */
export function preparedName(text: string): string | undefined {
  if (!text.slice(0, MARK.length + 'select '.length).includes(MARK)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size === MOST) return known;
  const name = `touchline-${names.size + 1}`;
  names.set(text, name);
  return name;
}
