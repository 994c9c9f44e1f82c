import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { StartupError } from '../startupError.ts';
import { lockFolder } from './folderLock.ts';

const options = {
  parsers: { [types.INT8]: (text: string) => BigInt(text) },
  extensions: { pg_trgm },
};

/**
 * Opens an embedded database in memory, which is lost when it closes.
 * @param image dump of another one, from `dumpDataDir`; a new, empty database if absent
 */
export function openInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create({ ...options, ...(image ? { loadDataDir: image } : {}) });
}

export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  /** Releases the folder for another process; call it after closing the database. */
  unlock(): Promise<void>;
}

/**
 * Opens and locks the embedded database in `folder`, and creates it on the first start. The first start fills a
 * temporary folder and renames it, so that an interruption leaves no broken database. Throws a StartupError if the
 * folder is in use, can't be used, or its database can't be opened.
 */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const unlock = await lockFolder(folder);
  const home = join(folder, 'pglite');
  try {
    if (!existsSync(home)) await initialise(folder, home);
    return { pglite: await PGlite.create({ ...options, dataDir: home }), unlock };
  } catch (error) {
    await unlock();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The embedded database in ${home} doesn't open (${reason}): move that folder away to start with an empty one, or set DATA_DIR.`,
    );
  }
}

async function initialise(folder: string, home: string): Promise<void> {
  const started = 'pglite.new';
  for (const name of await readdir(folder)) {
    if (name === started) await rm(join(folder, name), { recursive: true });
  }
  const pglite = await PGlite.create({ dataDir: join(folder, started) });
  await pglite.close();
  await rename(join(folder, started), home);
}
