import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

const TELLS = /\/(?:v3\/limits|v3\/ping|reality-check)$/;

/** Stands before the platform and moves the instants of reality checks: nobody waits five minutes for one. */
export interface DueSoon {
  readonly port: number;
  /** The instant at which the pages have to ask, UTC ms; from the next answer on. */
  set(dueAt: number | null): void;
  /** Answers to reality checks that came: how often each. */
  actions(): readonly string[];
  stop(): Promise<void>;
}

/** @param to port of the platform */
export async function openDueSoon(to: number): Promise<DueSoon> {
  const sockets = new Set<Socket>();
  const actions: string[] = [];
  let dueAt: number | null = null;

  function changed(text: string): string {
    // The cast: the platform's answers are objects.
    const body = JSON.parse(text) as Record<string, unknown>;
    if ('realityCheckAt' in body) body['realityCheckAt'] = dueAt;
    if ('dueAt' in body) body['dueAt'] = dueAt;
    return JSON.stringify(body);
  }

  async function read(stream: IncomingMessage): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
    return Buffer.concat(parts).toString('utf8');
  }

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method, url: path = '/' } = asked;
    const sent = await read(asked);
    const isTold = TELLS.test(path);
    const headers = { ...asked.headers, ...(isTold && { 'accept-encoding': 'identity' }) };
    const action = /"action":"(\w+)"/.exec(sent)?.[1];
    if (action !== undefined) actions.push(action);
    // The next one is a while away, until the journey says when.
    if (action === 'continue') dueAt = Date.now() + 3_600_000;
    const far = request({ port: to, host: '127.0.0.1', method, path, headers }, (got) => {
      void (async () => {
        if (!isTold) {
          reply.writeHead(got.statusCode ?? 502, got.headers);
          return got.pipe(reply);
        }
        const text = changed(await read(got));
        const { 'content-length': _, ...kept } = got.headers;
        reply.writeHead(got.statusCode ?? 502, kept);
        return reply.end(text);
      })();
    });
    far.on('error', () => reply.destroy());
    far.end(sent);
  }

  const server = createServer((asked, reply) => void answer(asked, reply));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked, near: Socket) => {
    const far = connect({ port: to, host: '127.0.0.1' });
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let i = 0; i < asked.rawHeaders.length; i += 2)
      lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
    far.write(`${lines.join('\r\n')}\r\n\r\n`);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The cast: a server that listens on a port has such an address.
    port: (server.address() as AddressInfo).port,
    set: (at) => (dueAt = at),
    actions: () => actions,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
