import type { Db } from './database.ts';

/** Returns the key of a name that all processes share: the stored one, or `made`, which becomes it. */
export async function shareKey(db: Db, name: string, made: string): Promise<string> {
  await db
    .insertInto('server_keys')
    .values({ name, key: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return readKey(db, name);
}

/** Returns the stored key of a name. Throws if there is none. */
export async function readKey(db: Db, name: string): Promise<string> {
  const { key } = await db
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return key;
}

/** Replaces a stored key, unless another process has changed it since it was read. */
export async function replaceKey(
  db: Db,
  name: string,
  { read, key }: { readonly read: string; readonly key: string },
): Promise<void> {
  await db.updateTable('server_keys').set({ key }).where('name', '=', name).where('key', '=', read).execute();
}
