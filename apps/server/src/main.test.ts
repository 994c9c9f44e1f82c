import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAccount } from './composition/demoAccount.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
const running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-main-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function busyPort(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast: a server that listens on a port has an address with one.
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await busyPort();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the platform; `said` collects its output. */
function start(env: Record<string, string>) {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stderr.on('data', (part: Buffer) => (said.err += part.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said.out += part.toString();
      if (said.out.includes('is ready') && said.out.endsWith('\n')) resolve();
    });
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${said.err}`)));
  });
  ready.catch(() => undefined);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, said, ready, ended };
}

async function signIn(port: number): Promise<{ status: number; money: string }> {
  const address = `http://127.0.0.1:${port}/web-api`;
  const answer = await fetch(`${address}/session/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: demoAccount.email, password: demoAccount.password, save: false }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const accounts = await fetch(`${address}/accounts`, { headers: { cookie } });
  const body = (await accounts.json()) as { accounts: { money: string }[] };
  return { status: answer.status, money: body.accounts[0]?.money ?? '' };
}

describe('the start', () => {
  test('prints addresses and a demo account, ends cleanly, and finds its accounts again', async () => {
    const port = await freePort();
    const first = start({ PORT: String(port), NODE_ENV: 'development' });
    await first.ready;
    expect(first.said.out).toContain(`http://localhost:${port}\n`);
    expect(first.said.out).toContain(`http://northbank.localhost:${port}\n`);
    expect(first.said.out).toContain(`http://everything.localhost:${port}\n`);
    expect(first.said.out).toContain(`http://localhost:${port}/api/docs\n`);
    expect(first.said.out).toContain(`${demoAccount.email} / ${demoAccount.password}`);
    expect(first.said.err).toBe('');
    expect(await signIn(port)).toEqual({ status: 200, money: '1000.00' });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start({ PORT: String(port) });
    await second.ready;
    expect(await signIn(port)).toEqual({ status: 200, money: '1000.00' });
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  test('names unknown settings, and answers during the drain window while it isn’t ready', async () => {
    const port = await freePort();
    const { child, said, ready, ended } = start({
      PORT: String(port),
      NODE_ENV: 'production',
      DEMO_IN_PRODUCTION: 'database,account,line,credit',
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
      DRAIN_SECONDS: '5',
      DATABSE_URL: 'x',
      FEED_COLOUR: 'x',
    });
    await ready;
    expect(said.err).toContain('DATABSE_URL is not a setting and is ignored. Is DATABASE_URL meant?');
    expect(said.err).toContain('FEED_COLOUR is not a setting and is ignored: see docs/settings.md.');
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await statusOf('/health/ready')).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/health/ready'), { interval: 10 }).toBe(503);
    expect(await statusOf('/web-api/site')).toBe(200);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await ended).toBe(0);
    await expect(statusOf('/health/live')).rejects.toThrow('fetch failed');
  });

  test('reports in one sentence that the port is in use, and unlocks the folder', async () => {
    const { server, port } = await busyPort();
    const { said, ended } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.err).toBe(
      `Port ${port} is in use: end the program that has it, or set PORT to another one.\n`,
    );
    expect((await readdir(join(folder, 'data'))).toSorted()).toEqual(['pglite', 'secrets.key']);
    server.close();
  });

  test.each([
    [{ PORT: 'x' }, 'PORT is "x" but must be a whole number from 1 to 65535.'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, "PostgreSQL at DATABASE_URL doesn't answer"],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, "Redis at REDIS_URL doesn't answer"],
  ])('reports in one sentence what is wrong with %o', async (env, sentence) => {
    const { said, ended } = start(env);
    expect(await ended).toBe(1);
    expect(said.err).toContain(sentence);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
  });
});
