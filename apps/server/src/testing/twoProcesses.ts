import { afterAll, beforeAll, describe, inject } from 'vitest';
import { OPERATOR_TOKEN } from './opsApp.ts';
import { startProgram, type PlatformProgram } from './platformPrograms.ts';
import { createOnServer, testServer, type ServerDatabase } from './postgresServer.ts';

const redisUrl = process.env['TEST_REDIS_URL'];

/** Two processes of one platform, which share a database on PostgreSQL and a bus. */
export interface TwoProcesses {
  database(): ServerDatabase;
  /**
   * Returns the origin of a process.
   * @param index 0 or 1
   */
  originOf(index: number): string;
}

/**
 * Describes tests of two processes of one platform, which start before the tests and are stopped after them. Without
 * PostgreSQL and Redis the tests are skipped.
 */
export function describeTwoProcesses(tests: (processes: TwoProcesses) => void): void {
  describe.runIf(testServer !== undefined && redisUrl !== undefined)('two processes of one platform', () => {
    let database: ServerDatabase;
    const programs: PlatformProgram[] = [];
    beforeAll(async () => {
      database = await createOnServer(testServer ?? '', inject('migratedDatabase'));
      const options = { databaseUrl: database.url, redisUrl: redisUrl ?? '', operatorToken: OPERATOR_TOKEN };
      programs.push(...(await Promise.all([startProgram(options), startProgram(options)])));
    });
    afterAll(async () => {
      for (const program of programs) await program.stop();
      await database.drop();
    });
    tests({ database: () => database, originOf: (index) => programs[index]?.origin ?? '' });
  });
}
