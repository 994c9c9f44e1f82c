import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../faults/lib/processes.ts';
import { startPostgres } from '../../faults/lib/postgresServer.ts';

const SERVER = fileURLToPath(new URL('../../../apps/server/', import.meta.url));
const READY_WITHIN_MS = 120_000;

/** Returns the arguments with which the server's `start` script runs Node. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(SERVER, 'package.json'), 'utf8'));
  const [program, ...args] = String(scripts.start).split(' ');
  if (program !== 'node') throw new Error(`The start script "${scripts.start}" doesn't run Node.`);
  return args;
}

/** Returns the resident memory of a process, MB. */
function residentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

async function awaitReady(port: number): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const ready = await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined);
    if (ready?.ok) return;
    if (performance.now() > end) throw new Error('The platform was not ready in time.');
    await setTimeout(200);
  }
}

/**
 * Starts the platform by its `start` script, with the demonstration line on an empty PostgreSQL of its own, and leaves
 * it alone.
 * @param seconds from when it is ready until its memory is read
 * @returns resident memory then, and at most, MB
 */
export async function idleMemory(seconds: number): Promise<{ readonly now: number; readonly most: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-memory-'));
  // A folder of its own, which another user owns.
  const postgresFolder = await mkdtemp(join(tmpdir(), 'touchline-memory-'));
  const postgres = await startPostgres(postgresFolder);
  const port = await freePort();
  const program = spawn(process.execPath, await startArguments(), {
    cwd: SERVER,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: postgres.urlAt(postgres.port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ended = once(program, 'exit');
  try {
    const { pid } = program;
    if (pid === undefined) throw new Error('The platform did not start.');
    await awaitReady(port);
    let [now, most] = [0, 0];
    for (let second = 0; second < seconds; second += 1) {
      await setTimeout(1000);
      now = residentOf(pid);
      most = Math.max(most, now);
    }
    return { now, most };
  } finally {
    program.kill('SIGTERM');
    await ended;
    await postgres.stop();
    for (const path of [folder, postgresFolder]) await rm(path, { recursive: true, force: true });
  }
}
