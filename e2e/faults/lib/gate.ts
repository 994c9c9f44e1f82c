import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const FEED_SOCKET = /^GET \/web-api\/feed\/socket[ ?]/;

/** A gateway between browsers and servers that can be closed. */
export interface Gate {
  readonly port: number;
  /** Number of open feed sockets. */
  sockets(): number;
  /** Number of feed sockets requested so far. */
  socketsAsked(): number;
  /** Number of calls to a path so far. */
  calls(path: string): number;
  /** Number of all calls so far, by path. */
  allCalls(): Readonly<Record<string, number>>;
  /** Routes new connections to this port; open ones stay. */
  leadTo(port: number): void;
  /** Resets every feed socket and refuses new ones until `open`. */
  shutSockets(): void;
  open(): void;
  stop(): Promise<void>;
}

/**
 * Opens a gateway on a port of the loopback address.
 * @param to port of the server to which connections are routed at first
 */
export async function openGate(to: number, port = 0): Promise<Gate> {
  const all = new Set<Socket>();
  const sockets = new Set<Socket>();
  const calls = new Map<string, number>();
  let target = to;
  let asked = 0;
  let isShut = false;

  function count(head: string): void {
    for (const [, path = ''] of head.matchAll(/^(?:GET|POST) ([^ ?]+)/gm)) {
      calls.set(path, (calls.get(path) ?? 0) + 1);
    }
  }

  /** Forwards a connection whose first bytes have arrived; they distinguish a feed socket from calls. */
  function carry(near: Socket, first: Buffer): void {
    const isSocket = FEED_SOCKET.test(first.toString('latin1', 0, 64));
    if (isSocket) asked += 1;
    if (isSocket && isShut) return void near.resetAndDestroy();
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    all.add(far);
    far.on('error', () => undefined);
    if (isSocket) {
      sockets.add(near);
      near.once('close', () => sockets.delete(near));
    }
    near.on('data', (bytes) => count(bytes.toString('latin1')));
    count(first.toString('latin1'));
    far.write(first);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => {
      all.delete(far);
      near.destroy();
    });
  }

  const server = createServer({ noDelay: true }, (near) => {
    all.add(near);
    near.on('error', () => undefined);
    near.once('close', () => all.delete(near));
    near.once('data', (first: Buffer) => {
      near.pause();
      carry(near, first);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    // The cast: a server that listens on a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    sockets: () => sockets.size,
    socketsAsked: () => asked,
    calls: (path) => calls.get(path) ?? 0,
    allCalls: () => Object.fromEntries(calls),
    leadTo: (next) => void (target = next),
    shutSockets() {
      isShut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    open: () => void (isShut = false),
    async stop() {
      server.close();
      for (const socket of all) socket.destroy();
      await once(server, 'close');
    },
  };
}
