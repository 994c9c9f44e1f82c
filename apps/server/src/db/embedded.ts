import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { StartupError } from '../startupError.ts';
import { lockFolder } from './folderLock.ts';

const options = { parsers: { [types.INT8]: (text: string) => BigInt(text) } };

/**
 * An embedded database in memory, gone when it closes.
 * @param image what `dumpDataDir` gave of another one; a new, empty database when absent
 */
export function openInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create({ ...options, ...(image ? { loadDataDir: image } : {}) });
}

export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  /** Frees the folder for another process; call it after the database is closed. */
  unlock(): Promise<void>;
}

/**
 * Opens the embedded database in `folder`, which it locks and, on the first start, fills.
 * The first start fills a temporary folder and renames it, so that a kill in the middle spoils nothing.
 * Throws a StartupError when the folder is in use, can't be used or holds a database that doesn't open.
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
