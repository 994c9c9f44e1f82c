import { execFileSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freePort, runProgram, startProgram, until, type Program } from './processes.ts';

const PLACES = ['/usr/lib/postgresql/*/bin', '/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql*/bin'];
const READY_WITHIN = 300_000;

/** Folder of PostgreSQL's programs on this machine; undefined when it isn't installed. */
export function findPostgres(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const programs = [...folders, ...globSync(PLACES).toSorted().toReversed()].map((folder) =>
    join(folder, 'initdb'),
  );
  const found = programs.find((program) => existsSync(program));
  return found === undefined ? undefined : dirname(realpathSync(found));
}

function requirePostgres(): string {
  const bin = findPostgres();
  if (bin !== undefined) return bin;
  throw new Error('PostgreSQL is missing on this machine: install it (Debian: apt-get install postgresql).');
}

/** `fast` ends sessions and writes all data to disk; `immediate` is like a power failure. */
export type StopMode = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A temporary PostgreSQL, removed with its folder. */
export interface PostgresServer {
  readonly port: number;
  /** Its address when reached through another port. */
  urlAt(port: number): string;
  /**
   * Restarts the server; resolves when it is ready again.
   * @param away downtime, ms
   */
  restart(mode: StopMode, away: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL on a free port of the loopback address, with a new database.
 * @param folder its data folder; owned by the server from now on
 * @throws {Error} when PostgreSQL isn't installed, or doesn't start
 */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const bin = requirePostgres();
  const data = join(folder, 'db');
  await mkdir(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  if (isRoot) execFileSync('chown', ['postgres:', folder]);
  else await chmod(folder, 0o700);
  const asPostgres = (name: string, args: readonly string[]): [string, readonly string[]] => {
    const command = join(bin, name);
    return isRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
      : [command, args];
  };

  await runProgram(
    ...asPostgres('initdb', [
      '-D',
      data,
      '-U',
      'touchline',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]),
  );
  const port = await freePort();
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'touchline'];
  let program: Program;

  async function start(): Promise<void> {
    const args = [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'max_connections=200',
    ];
    await until('PostgreSQL takes its folder', READY_WITHIN, async () => {
      program = startProgram(...asPostgres('postgres', args));
      return isReady();
    });
  }

  /** False when the process ended, as it does while sessions of the previous one are still ending. */
  async function isReady(): Promise<boolean> {
    let isEnded = false;
    void program.ended.then(() => (isEnded = true));
    await until('PostgreSQL is ready', READY_WITHIN, async () => {
      const asked = startProgram(join(bin, 'pg_isready'), ['-q', ...at, '-d', 'postgres']);
      return isEnded || (await asked.ended) === '0';
    });
    return !isEnded;
  }

  async function end(mode: StopMode): Promise<void> {
    program.child.kill(SIGNALS[mode]);
    await program.ended;
  }

  await start();
  await runProgram(join(bin, 'createdb'), [...at, 'touchline']);
  return {
    port,
    urlAt: (reached) => `postgres://touchline@127.0.0.1:${reached}/touchline`,
    async restart(mode, away) {
      await end(mode);
      await new Promise((resolve) => void setTimeout(resolve, away));
      await start();
    },
    stop: () => end('fast'),
  };
}
