import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, sleep, startProgram, until, type Program } from './processes.ts';

const READY_WITHIN = 300_000;

/** A temporary Redis without persistence, removed with its folder. */
export interface RedisServer {
  readonly url: string;
  /** Starts it again after `stop`, empty. */
  start(): Promise<void>;
  /**
   * Kills it and starts it again, empty; resolves when it is ready.
   * @param away downtime, ms
   */
  restart(away: number): Promise<void>;
  stop(): Promise<void>;
}

/** Path of the Redis program on this machine; undefined when it isn't installed. */
export function findRedis(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}

function requireRedis(): string {
  const found = findRedis();
  if (found !== undefined) return found;
  throw new Error(
    'Several servers need Redis, which is missing on this machine: install it (Debian: apt-get install redis-server).',
  );
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts a Redis on a free port of the loopback address.
 * @param folder its working folder; owned by the server from now on
 * @throws {Error} when Redis isn't installed, or doesn't start
 */
export async function startRedis(folder: string): Promise<RedisServer> {
  const command = requireRedis();
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', folder];
  let program: Program;

  async function start(): Promise<void> {
    program = startProgram(command, ['--bind', '127.0.0.1', '--port', String(port), ...keepsNothing]);
    await until('Redis answers', READY_WITHIN, () => answers(port));
  }

  async function stop(): Promise<void> {
    program.child.kill('SIGKILL');
    await program.ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async restart(away) {
      await stop();
      await sleep(away);
      await start();
    },
    stop,
  };
}
