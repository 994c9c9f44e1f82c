import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { digest } from '../../../scripts/lib/stamp.mjs';
import { until } from '../../faults/lib/processes.ts';
import { KICK_OFF, startProgram } from './platformProgram.ts';

/** Sources that the prepared folder depends on. */
const SOURCES = ['apps/server', 'packages', 'pnpm-lock.yaml', 'e2e/journeys/support/platformProgram.ts'];
const FOLDERS = join(root, '.cache', 'platforms');
const DAY = 86_400;
const PAST_DAYS = 2;
/** Time limit for filling the past, ms; it only ends a hang. */
const FILLED_WITHIN = 900_000;

/** Environment variable with the folder's path, so that a program and its children prepare it only once. */
const GIVEN = 'E2E_PREPARED';

/**
 * Folder of a platform that was started once and stopped: a migrated database without players, with results of two
 * days. It is prepared again when the platform's sources have changed. Platforms start on copies of it.
 * @param port free TCP port for preparing it
 */
export async function preparedFolder(port: number): Promise<string> {
  const given = process.env[GIVEN];
  if (given !== undefined) return given;
  const name = digest(SOURCES).slice(0, 16);
  const folder = join(FOLDERS, name);
  if (!existsSync(folder)) {
    for (const old of existsSync(FOLDERS) ? readdirSync(FOLDERS) : [])
      rmSync(join(FOLDERS, old), { recursive: true });
    await prepare(port, folder);
  }
  process.env[GIVEN] = folder;
  return folder;
}

async function prepare(port: number, folder: string): Promise<void> {
  mkdirSync(FOLDERS, { recursive: true });
  const started = mkdtempSync(join(FOLDERS, 'new-'));
  // Each start creates the demo account, on its own sites.
  const { end } = await startProgram(port, started, {
    RESULTS_PAST_DAYS: String(PAST_DAYS),
    DEMO_ACCOUNT: 'off',
  });
  try {
    await until('the past is filled', FILLED_WITHIN, () => hasOldest(port));
  } finally {
    await end();
  }
  renameSync(started, folder);
}

/** Returns whether the first hour of the past, which is filled last, has results. */
async function hasOldest(port: number): Promise<boolean> {
  const from = Date.parse(KICK_OFF) / 1000 - PAST_DAYS * DAY;
  const path = `/web-api/results?section=zone&from=${from}&to=${from + 3600}&limit=1`;
  const answer = await fetch(`http://localhost:${port}${path}`);
  // The cast: the platform checks its responses by the contract.
  return answer.ok && ((await answer.json()) as { results: readonly unknown[] }).results.length > 0;
}
