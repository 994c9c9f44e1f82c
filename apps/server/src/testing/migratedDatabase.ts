import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../kernel/db/embedded.ts';
import { migrate } from '../kernel/db/migrate.ts';
import type { Database } from '../kernel/db/tables.ts';
import { createTemplate, testServer } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that suites copy: the file of an embedded one, or the name of one on the server. */
    migratedDatabase: string;
  }
}

/** Creates the database once for all suites: migrating a new one takes many times as long as a copy. */
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
