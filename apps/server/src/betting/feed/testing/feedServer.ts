import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createPublisher, type Publisher } from '@touchline/feed';
import Fastify from 'fastify';
import { createFeedClock } from '../clock.ts';
import { feedRoutes } from '../feed.routes.ts';
import { createHub } from '../hub.ts';
import type { Hub } from '../hubTypes.ts';
import { createLineBook } from '../lineBook.ts';

/** The feed's sockets on their own port, with access to the publisher. */
export interface FeedServer {
  readonly port: number;
  readonly publisher: Publisher;
  readonly hub: Hub;
  /** Streams of the sockets. */
  readonly wires: ReadonlySet<Duplex>;
  stop(): Promise<void>;
}

export async function startFeedServer(): Promise<FeedServer> {
  const clock = createFeedClock({ kind: 'real' });
  const book = createLineBook({ wall: clock.wall, outcome: () => undefined });
  const publisher = createPublisher({ firstSeq: clock.wall() });
  const hub = createHub({ publisher, producers: () => ({ line: 'up', live: 'up' }), wall: clock.wall });
  const app = Fastify();
  const wires = new Set<Duplex>();
  app.server.on('upgrade', (_request, wire: Duplex) => {
    wires.add(wire);
    wire.on('close', () => wires.delete(wire));
  });
  await app.register(feedRoutes({ hub, publisher, book, clock, playerOf: async () => undefined }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The cast is safe: a server that listens on a port has such an address.
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    publisher,
    hub,
    wires,
    async stop() {
      hub.closeAll();
      await app.close();
    },
  };
}
