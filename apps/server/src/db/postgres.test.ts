import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { isDatabaseAway } from './away.ts';
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

/** A pool on a server that answers each thing it is told with the next answer, and then says nothing more. */
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
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const warn = vi.fn<Logger['warn']>();
  return { pool: createPool(`postgres://touchline@127.0.0.1:${port}/touchline`, { warn }, options), warn };
}

test('a connection that breaks between two statements of a transaction is told of, and ends nothing else', async () => {
  const { pool, warn } = await poolOn([welcome, done]);
  const client = await pool.connect();
  await client.query('begin');
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  sockets[0]?.resetAndDestroy();
  await gone;
  await expect(client.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  client.release();
  expect(pool.totalCount).toBe(0);
  expect(warn).toHaveBeenCalled();
});

test('a database that says nothing any more counts as away, and its connection is given up', async () => {
  const { pool } = await poolOn([welcome], { longestSilence: 50 });
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  expect(pool.totalCount).toBe(0);
});

test('a wrong statement is no sign that the database is away, a refused connection is', async () => {
  const wrong = message('E', Buffer.from('SERROR\0C42601\0Mno such thing\0\0'));
  const { pool } = await poolOn([welcome, Buffer.concat([wrong, ready])]);
  const fault: unknown = await pool.query('selec 1').catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: '42601' });
  expect(isDatabaseAway(fault)).toBe(false);
  await pool.end();

  const nobody = createPool('postgres://touchline@127.0.0.1:1/touchline', { warn: vi.fn() });
  await expect(nobody.query('select 1')).rejects.toSatisfy(isDatabaseAway);
});
