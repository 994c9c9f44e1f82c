import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { isDatabaseAway } from './databaseErrors.ts';
import { createPool, type PoolOptions } from './postgres.ts';

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('BEGIN\0')), ready]);

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Makes a pool on a server that returns the next answer for each message, and none after the last. */
async function poolOn(answers: readonly Buffer[], options?: PoolOptions) {
  server = createServer((socket) => {
    sockets.push(socket);
    const left = [...answers];
    socket.on('data', () => {
      const answer = left.shift();
      if (answer) socket.write(answer);
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const error = vi.fn<Logger['error']>();
  return { pool: createPool(`postgres://touchline@127.0.0.1:${port}/touchline`, { error }, options), error };
}

test('a connection that breaks inside a transaction is logged, and affects nothing else', async () => {
  const { pool, error } = await poolOn([welcome, done]);
  const client = await pool.connect();
  await client.query('begin');
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  sockets[0]?.resetAndDestroy();
  await gone;
  await expect(client.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  client.release();
  expect(pool.totalCount).toBe(0);
  expect(error).toHaveBeenCalled();
});

test('a silent database counts as unreachable, and its connection is closed', async () => {
  const { pool } = await poolOn([welcome], { longestSilence: 50 });
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  expect(pool.totalCount).toBe(0);
});

test('a wrong statement does not mean that the database is unreachable, a refused connection does', async () => {
  const wrong = message('E', Buffer.from('SERROR\0C42601\0Mno such thing\0\0'));
  const { pool } = await poolOn([welcome, Buffer.concat([wrong, ready])]);
  const fault: unknown = await pool.query('selec 1').catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: '42601' });
  expect(isDatabaseAway(fault)).toBe(false);
  await pool.end();

  const nobody = createPool('postgres://touchline@127.0.0.1:1/touchline', { error: vi.fn() });
  await expect(nobody.query('select 1')).rejects.toSatisfy(isDatabaseAway);
});
