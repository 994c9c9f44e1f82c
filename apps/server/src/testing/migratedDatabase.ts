import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';
import { createTemplate, testServer } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A migrated, empty database that suites start from: the file of an embedded one, or the name of one on the
     * server that suites run on.
     */
    migratedDatabase: string;
  }
}

/** Makes the database once for all suites: filling a new one costs many times what a copy does. */
export default async function provideMigrated(project: TestProject): Promise<() => Promise<void>> {
  const { name, drop } = await (testServer === undefined ? createImage() : createTemplate(testServer));
  project.provide('migratedDatabase', name);
  return drop;
}

async function createImage(): Promise<{ readonly name: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-image-'));
  const pglite = await openInMemory();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const image = await pglite.dumpDataDir('none');
  await db.destroy();
  const file = join(folder, 'image.tar');
  await writeFile(file, Buffer.from(await image.arrayBuffer()));
  return { name: file, drop: () => rm(folder, { recursive: true }) };
}
