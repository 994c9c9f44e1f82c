import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated, empty embedded database; suites load it instead of making one. */
    databaseImage: string;
  }
}

/** Makes the image once for all suites: filling a new database costs seconds, loading one a fraction. */
export default async function makeImage(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-image-'));
  const pglite = await openInMemory();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const image = await pglite.dumpDataDir('none');
  await db.destroy();
  const file = join(folder, 'image.tar');
  await writeFile(file, Buffer.from(await image.arrayBuffer()));
  project.provide('databaseImage', file);
  return () => rm(folder, { recursive: true });
}
