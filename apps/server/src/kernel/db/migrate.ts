import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './tables.ts';

/**
 * Migrates the database to the newest version. Processes that start at the same time wait for each other. Throws the
 * error of the failed migration, with its name.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Migrations of changes that were made at the same time don't depend on each other, and land in any order.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? `: ${error.message}` : '.';
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ''}${reason}`, {
    cause: error,
  });
}
