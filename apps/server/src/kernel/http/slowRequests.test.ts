import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

/** Starts a platform that listens. Returns its port. */
async function listening(env: Readonly<Record<string, string>>): Promise<number> {
  app = await createTestApp({ env });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  // The cast: a server that listens on a port has an address of this kind.
  return (app.app.server.address() as AddressInfo).port;
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server may reset a connection that it closes.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Waits until a connection is closed; `once` would reject with the error of a reset. */
function closed(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.once('close', () => resolve());
  return promise;
}

/** Sends one byte after the other until the server closes the connection. Returns its answer. */
async function dripped(socket: Socket, head: string): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(head);
  const drip = setInterval(() => socket.write('x'), 50);
  await closed(socket);
  clearInterval(drip);
  return answer;
}

test('requests whose headers or body arrive a byte at a time end, and quick ones are answered meanwhile', async () => {
  const port = await listening({ HEADER_SECONDS: '1', REQUEST_SECONDS: '1' });
  const sockets = await Promise.all(Array.from({ length: 200 }, () => opened(port)));
  const body =
    'POST /web-api/session/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
  const ends = sockets.map((socket, at) => dripped(socket, at % 2 === 0 ? 'GET /x HTTP/1.1\r\nA: ' : body));
  const quick = await fetch(`http://127.0.0.1:${port}/web-api/site`);
  expect(quick.status).toBe(200);
  const answers = await Promise.all(ends);
  expect(answers.filter((answer) => !/^(?:HTTP\/1\.1 408 |$)/.test(answer))).toEqual([]);
});

test('connections above the maximum are closed at once, and accepted when others have ended', async () => {
  const port = await listening({ MAX_CONNECTIONS: '3' });
  const kept = await Promise.all(Array.from({ length: 3 }, () => opened(port)));
  const refused = await opened(port);
  await closed(refused);
  const ended = kept.map(closed);
  for (const socket of kept) socket.end();
  await Promise.all(ended);
  expect((await fetch(`http://127.0.0.1:${port}/web-api/site`)).status).toBe(200);
});
