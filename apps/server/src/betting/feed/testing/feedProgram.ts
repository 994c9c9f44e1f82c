// A feed process that a test can kill: sockets on its own port, a source that moves prices by the wall clock, and a
// Redis that connects it to other processes. Reports its port, and on request who leads.
import type { AddressInfo } from 'node:net';
import { argv } from 'node:process';
import type { FeedSource } from '@touchline/feed/source';
import Fastify from 'fastify';
import { createRedisBus } from '../../../kernel/bus/redisBus.ts';
import { memoryAnchorStore } from '../anchor.ts';
import { createFeed } from '../createFeed.ts';

export type FeedOrder = 'stand still' | 'who leads';
export interface FeedWord {
  readonly port: number;
  readonly isLeading: boolean;
}

const MATCHES = 4;
const STEP = 100;
const [, , url = '', prefix = ''] = argv;
let isStill = false;

/** Source with prices that any process would make at the same time. */
function movingSource(): FeedSource {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'moving prices',
    start(sink, clock) {
      for (let id = 1; id <= MATCHES; id += 1) {
        sink.match({
          id,
          sportId: 1,
          competitionId: 7,
          competition: 'Albion League',
          country: 'gb',
          home: `Home ${id}`,
          away: `Away ${id}`,
          startsAt: 1_800_000_000,
          status: 2,
          producer: 'live',
        });
      }
      const say = (): void => {
        sink.alive('live');
        sink.alive('line');
        if (isStill) return;
        const price = 101 + (Math.floor(clock.now() / STEP) % 900);
        for (let id = 1; id <= MATCHES; id += 1) {
          sink.markets([
            {
              id: `${id}.winner`,
              matchId: id,
              type: 'winner',
              group: 'popular',
              status: 1,
              producer: 'live',
              main: true,
              selections: [{ key: 'home', k: String((price + id) / 100) }],
            },
          ]);
        }
      };
      say();
      timer = setInterval(say, STEP);
      return Promise.resolve();
    },
    stop() {
      clearInterval(timer);
      return Promise.resolve();
    },
    outcome: () => undefined,
  };
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const bus = await createRedisBus({ url, prefix, failed: () => undefined });
const feed = await createFeed({
  settings: {},
  log: silent,
  anchorStore: memoryAnchorStore(),
  bus,
  sources: [movingSource()],
});
const app = Fastify();
await app.register(feed.routes);
await feed.start();
await app.listen({ port: 0, host: '127.0.0.1' });
// The cast is safe: a server that listens on a port has such an address.
const { port } = app.server.address() as AddressInfo;

const tell = (): void => void process.send?.({ port, isLeading: feed.leading() } satisfies FeedWord);
process.on('message', (order: FeedOrder) => {
  isStill ||= order === 'stand still';
  tell();
});
tell();
