import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

const TELLS = /\/(?:v3\/limits|v3\/ping|reality-check)$/;

/** Proxy in front of the platform that changes when reality checks are due, as a real one takes five minutes. */
export interface DueSoon {
  readonly port: number;
  /** Sets when the pages have to ask, UTC ms. Applies from the next response on. */
  set(dueAt: number | null): void;
  /** The player's answers to reality checks so far, in order. */
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
    // The next reality check is an hour away unless the journey sets it.
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
    // Without this, the platform's end would wait for the other side of a socket that is gone.
    near.on('close', () => far.destroy());
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
