import { sql } from 'kysely';
import { exportPage } from '../entry/dataExport/dataExport.service.ts';
import type { TestApp } from './app.ts';
import { OPERATOR } from './opsApp.ts';
import { readPaths } from './routes.ts';

/** Everything that is stored, logged or answered, by its place. */
export type Stores = ReadonlyMap<string, string>;

/** Reads every table, the log, all answers to operators and the exports of all players. */
export async function readStores(app: TestApp, logLines: readonly string[]): Promise<Stores> {
  const { db } = app;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const stores = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      text: string;
    }>`select one::text as text from ${sql.table(name)} as one`.execute(db);
    stores.set(`table ${name}`, rows.map(({ text }) => text).join('\n'));
  }
  for (const path of await operatorPaths(app)) {
    stores.set(`GET ${path}`, (await app.client().call('GET', path, undefined, OPERATOR)).body);
  }
  const players = await db.selectFrom('players').select('id').execute();
  for (const { id } of players) stores.set(`export ${id}`, await exportOf(app, id));
  stores.set('log', logLines.join(''));
  return stores;
}

/** Returns the copy that a player saves of what is stored about them. */
async function exportOf({ db, numbers }: TestApp, playerId: bigint): Promise<string> {
  const pages: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await exportPage({ db, numbers }, playerId, next ?? undefined);
    pages.push(JSON.stringify(page));
    ({ next } = page);
  } while (next !== null);
  return pages.join('\n');
}

/** Returns the addresses of everything that operators read: lists, and the details of what there is. */
async function operatorPaths({ app, db }: TestApp): Promise<string[]> {
  const ids = async (table: 'players' | 'mails' | 'text_messages' | 'payments'): Promise<string[]> =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => String(id));
  const known: Readonly<Record<string, readonly string[]>> = {
    playerId: await ids('players'),
    mailId: await ids('mails'),
    textId: await ids('text_messages'),
    paymentId: await ids('payments'),
    siteId: ['house'],
  };
  return readPaths(app).flatMap((route) =>
    (route.match(/:\w+/g) ?? []).reduce<string[]>(
      (paths, name) =>
        paths.flatMap((path) => (known[name.slice(1)] ?? ['1']).map((id) => path.replace(name, id))),
      [route],
    ),
  );
}

/** Returns where a secret is readable: as a text of its own, or as bytes. */
export function placesOf(secret: string, stores: Stores): string[] {
  const escaped = secret.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const asText = new RegExp(`(?<![0-9A-Za-z])${escaped}(?![0-9A-Za-z])`);
  const asBytes = Buffer.from(secret).toString('hex');
  return [...stores].filter(([, text]) => asText.test(text) || text.includes(asBytes)).map(([name]) => name);
}
