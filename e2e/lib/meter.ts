import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export const kinds = ['page', 'script', 'style', 'font', 'data', 'image', 'socket'] as const;
export type Kind = (typeof kinds)[number];

/** Response that a browser received, or the frames of a socket so far. */
export interface Transfer {
  readonly path: string;
  readonly kind: Kind;
  /** Bytes of the status line, headers and encoded body. */
  readonly bytes: number;
  /** Whether the service worker requested it, to store it. */
  readonly isWorkers: boolean;
}

/** A proxy in front of a server that counts all bytes to browsers, those to service workers and sockets included. */
export interface Meter {
  readonly port: number;
  /** Number of responses that have begun and not ended. */
  readonly open: number;
  /** Number of requests so far. */
  readonly requests: number;
  /** Returns the transfers since the last call. */
  take(): readonly Transfer[];
  stop(): Promise<void>;
}

const contentKinds: readonly (readonly [RegExp, Kind])[] = [
  [/html/, 'page'],
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/font/, 'font'],
  [/^image/, 'image'],
];

function kindOf({ headers }: IncomingMessage): Kind {
  const type = headers['content-type'] ?? '';
  return contentKinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'data';
}

/** Returns the bytes of a status line and headers. */
function headBytes({ statusMessage = '', rawHeaders }: IncomingMessage): number {
  // "HTTP/1.1 200 ", ": " and the ends of lines.
  const between = (rawHeaders.length / 2) * 4;
  return (
    rawHeaders.reduce((sum, text) => sum + text.length, between + 'HTTP/1.1 200 '.length) +
    statusMessage.length +
    4
  );
}

/**
 * Starts a meter on a free port of `localhost`.
 * @param target port of the server
 */
export async function startMeter(target: number): Promise<Meter> {
  let [open, requests] = [0, 0];
  let transfers: Transfer[] = [];
  /** Bytes of sockets that are counted with the next call. */
  let framed = 0;
  const sockets = new Set<Socket>();

  function forward(asked: IncomingMessage, response: ServerResponse): void {
    const { method, url: path = '/', headers } = asked;
    open += 1;
    requests += 1;
    response.once('close', () => (open -= 1));
    const call = request({ host: 'localhost', port: target, method, path, headers }, (answer) => {
      let bytes = headBytes(answer);
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.once('end', () => {
        const isWorkers = (headers.referer ?? '').endsWith('-sw.js');
        transfers.push({ path, kind: kindOf(answer), bytes, isWorkers });
      });
      answer.pipe(response);
    });
    call.once('error', () => response.destroy());
    asked.pipe(call);
  }

  function tunnel({ method, url, rawHeaders }: IncomingMessage, near: Socket, first: Buffer): void {
    const far = connect(target, 'localhost');
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
    far.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    far.write(first);
    far.on('data', (chunk: Buffer) => (framed += chunk.length));
    far.pipe(near).pipe(far);
  }

  const server = createServer(forward).on('upgrade', tunnel);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, 'localhost', resolve);
  await promise;
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get open() {
      return open;
    },
    get requests() {
      return requests;
    },
    take() {
      const taken = [...transfers, { path: '', kind: 'socket', bytes: framed, isWorkers: false } as const];
      transfers = [];
      framed = 0;
      return taken;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
