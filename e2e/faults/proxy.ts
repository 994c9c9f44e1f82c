import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { carry, sumOf, type Between, type Counts, type Line } from './lib/carry.ts';

/** A proxy between two programs that applies network faults to their exchanges. */
export interface FaultProxy {
  readonly port: number;
  /** Counts of exchanges and faults so far. */
  readonly counts: Readonly<Counts>;
  /** Applies no faults until `work` is done. */
  calmly<T>(work: () => Promise<T>): Promise<T>;
  /** Applies no more faults from now on. */
  calm(): void;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port of the loopback address. */
export async function startFaultProxy(options: Between): Promise<FaultProxy> {
  const counts = sumOf([]);
  const open = new Set<Socket>();
  let calmers = 0;
  let connections = 0;

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: options.target, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    const line: Line = {
      ...options,
      near,
      far,
      counts,
      name: `c${(connections += 1)}`,
      isCalm: () => calmers > 0,
    };
    carry(line);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;

  return {
    port,
    counts,
    async calmly(work) {
      calmers += 1;
      try {
        return await work();
      } finally {
        calmers -= 1;
      }
    },
    calm: () => void (calmers += 1),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
