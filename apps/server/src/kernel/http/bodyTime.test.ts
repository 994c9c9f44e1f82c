import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { limitBodyTime } from './bodyTime.ts';
import { installErrors } from './errors.ts';
import { takeFiles } from './registerCall.ts';

/** Short enough to wait for, ms; long enough for a whole body. */
const [USUAL, FILE] = [60, 400];

let app: FastifyInstance | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});

/** Starts a server with a usual call, one that takes a file, and one that refuses before it reads the body. */
async function listening(): Promise<number> {
  app = Fastify();
  installErrors(app);
  limitBodyTime(app, { usual: USUAL, file: FILE });
  takeFiles(app);
  app.post('/usual', ({ body }) => ({ body }));
  app.post('/file', { config: { takesFile: true } }, () => ({ taken: true }));
  app.post(
    '/refused',
    { onRequest: async (_, reply) => reply.code(401).send({ code: 'REFUSED' }) },
    () => ({}),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The cast: a server that listens on a port has an address of this kind.
  return (app.server.address() as AddressInfo).port;
}

/** Sends the head of a request and the beginning of its body. Returns what the server answers until it closes. */
async function begun(
  port: number,
  path: string,
  type = 'application/json',
): Promise<{
  readonly socket: Socket;
  readonly answer: Promise<string>;
}> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('close', () => resolve(text));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\n"a`,
  );
  return { socket, answer: promise };
}

describe('a body that doesn’t arrive in time', () => {
  test('is answered with 408 as a Problem, and its connection is closed', async () => {
    const { answer } = await begun(await listening(), '/usual');
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text.toLowerCase()).toContain('connection: close');
    const problem: unknown = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
    expect(problem).toMatchObject({
      code: 'REQUEST_TOO_SLOW',
      message: expect.stringContaining('send it again'),
    });
  });

  test('has longer on a route that takes a file', async () => {
    const port = await listening();
    const file = await begun(port, '/file', 'application/octet-stream');
    const usual = await begun(port, '/usual');
    expect(await usual.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(file.socket.closed).toBe(false);
    expect(await file.answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('doesn’t keep the connection of a refused request open', async () => {
    const { answer } = await begun(await listening(), '/refused');
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

test('a body that arrives in time is taken, and its connection goes on', async () => {
  const port = await listening();
  const { socket, answer } = await begun(port, '/usual');
  socket.write('b"');
  const [text] = (await once(socket, 'data')) as [string];
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  const next = once(socket, 'data');
  socket.write('POST /usual HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  await next;
  expect(await answer).toContain('"ab"');
});
