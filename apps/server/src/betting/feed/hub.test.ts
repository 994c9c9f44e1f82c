import websocket from '@fastify/websocket';
import {
  createBook,
  createPublisher,
  parseFrame,
  type Frame,
  type MarketRecord,
  type NoticeFrame,
  type Publisher,
  type Topic,
} from '@touchline/feed';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createHub } from './hub.ts';
import { HUB_LIMITS, type FeedSocket, type Hub } from './hubTypes.ts';
import { readyFrame } from './readyFrame.ts';

interface FakeSocket extends FeedSocket {
  bufferedAmount: number;
  readonly frames: (Frame | undefined)[];
  closed: number | undefined;
}

function fakeSocket(): FakeSocket {
  const take = (text: string): void => void socket.frames.push(parseFrame(text));
  const socket: FakeSocket = {
    bufferedAmount: 0,
    frames: [],
    closed: undefined,
    send: take,
    sendReady({ text }) {
      take(text);
      return socket.bufferedAmount === 0;
    },
    close: (code) => void (socket.closed = code),
  };
  return socket;
}

const match = (version: number): Parameters<ReturnType<typeof createPublisher>['putMatch']>[0] => ({
  id: 1,
  sportId: 1,
  competitionId: 1,
  competition: 'Albion League',
  country: 'gb',
  home: 'A',
  away: 'B',
  startsAt: 1,
  status: 2,
  producer: 'live',
  marketCount: 0,
  version,
});

const market = (id: string, group: string, version: number): MarketRecord => ({
  id,
  matchId: 1,
  type: 'total',
  group,
  status: 1,
  producer: 'live',
  selections: [{ id: `${id}:over`, key: 'over', k: '1.9' }],
  slot: version,
  version,
  at: 0,
});

interface Setup {
  readonly hub: Hub;
  readonly publisher: Publisher;
  /** Advances the time. */
  wait(ms: number): void;
  join(...topics: Topic[]): FakeSocket;
  /** Publishes a new state of match 1. */
  change(version: number): void;
}

function setUp(): Setup {
  let now = 1000;
  const publisher = createPublisher({ firstSeq: 1 });
  const hub = createHub({ publisher, producers: () => ({ live: 'up', line: 'up' }), wall: () => now });
  return {
    hub,
    publisher,
    wait: (ms) => void (now += ms),
    join(...topics) {
      const socket = fakeSocket();
      const wanted = topics.map((topic) => ({ topic }));
      hub.add(socket, undefined).received(JSON.stringify({ op: 'subscribe', topics: wanted }));
      socket.frames.length = 0;
      return socket;
    },
    change(version) {
      publisher.putMatch(match(version));
      hub.broadcast(publisher.tick(now));
    },
  };
}

describe('slow sockets', () => {
  it('get missed changes as one state once drained', () => {
    const { hub, join, change } = setUp();
    const socket = join('live');
    change(1);
    socket.bufferedAmount = HUB_LIMITS.full + 1;
    change(2);
    change(3);
    hub.heartbeat();
    // The frame that fills it is the last.
    expect(socket.frames.map((frame) => frame?.t)).toEqual(['delta', 'delta']);
    socket.bufferedAmount = HUB_LIMITS.drained;
    hub.catchUp();
    change(4);
    expect(socket.frames).toHaveLength(2);
    socket.bufferedAmount = 0;
    hub.catchUp();
    change(5);
    expect(socket.frames.slice(2)).toMatchObject([
      { t: 'delta', seq: 5, after: 3, matches: [{ version: 4 }] },
      { t: 'delta', seq: 5 },
      { t: 'delta', seq: 6, matches: [{ version: 5 }] },
    ]);
    const book = createBook({ schedule: () => {}, now: () => 0 });
    book.open('live');
    book.apply({ t: 'snapshot', topic: 'live', seq: 1, at: 0, matches: [], markets: [] });
    for (const frame of socket.frames) if (frame) expect(book.apply(frame)).not.toBe('gap');
    expect(book.match(1)?.version).toBe(5);
  });

  it('are closed if they remain full', () => {
    const { hub, join, change, wait } = setUp();
    const socket = join('live');
    socket.bufferedAmount = HUB_LIMITS.full + 1;
    change(1);
    wait(HUB_LIMITS.slow + 1);
    hub.catchUp();
    expect([socket.closed, hub.size]).toEqual([1013, 0]);
  });

  it('use bounded memory, whatever they request and however much is published', () => {
    const { hub, publisher, change } = setUp();
    for (let id = 1; id <= 200; id += 1) publisher.putMatch({ ...match(1), id });
    hub.broadcast(publisher.tick(1));
    const socket = fakeSocket();
    let most = 0;
    let largest = 0;
    // This socket sends nothing: its receiver is stalled.
    socket.send = (text) => {
      largest = Math.max(largest, text.length);
      most = socket.bufferedAmount += text.length;
    };
    socket.sendReady = ({ text }) => {
      socket.send(text);
      return false;
    };
    const client = hub.add(socket, undefined);
    const topics = Array.from({ length: HUB_LIMITS.topics }, (_, i) => ({
      topic: i === 0 ? 'live' : `live:${i}`,
    }));
    for (let round = 0; round < 100; round += 1) {
      client.received(JSON.stringify({ op: 'subscribe', topics }));
      for (let i = 0; i < 20; i += 1) change(round * 20 + i + 2);
      hub.heartbeat();
    }
    expect(largest).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(HUB_LIMITS.full + 2 * largest);
  });

  it('never delay the others', () => {
    const { join, change } = setUp();
    const [slow, quick] = [join('live'), join('live')];
    slow.bufferedAmount = HUB_LIMITS.full + 1;
    for (let version = 1; version <= 50; version += 1) change(version);
    expect([slow.frames.length, quick.frames.length]).toEqual([1, 50]);
  });
});

describe('subscribers', () => {
  it('have a bounded number of topics', () => {
    const hub = createHub({
      publisher: createPublisher({ firstSeq: 1 }),
      producers: () => ({ live: 'up', line: 'up' }),
      wall: () => 0,
    });
    const socket = fakeSocket();
    const topics = Array.from({ length: 65 }, (_, i) => ({ topic: `match:${i + 1}` }));
    hub.add(socket, undefined).received(JSON.stringify({ op: 'subscribe', topics }));
    expect(socket.frames.filter((frame) => frame?.t === 'snapshot')).toHaveLength(64);
    expect(socket.frames.at(-1)).toMatchObject({ t: 'error', code: 'TOO_MANY_TOPICS', topic: 'match:65' });
  });

  it('of one market group receive all sequence numbers of the match, but only the group’s markets', () => {
    const { hub, publisher, join } = setUp();
    publisher.putMatch(match(1));
    hub.broadcast(publisher.tick(1));
    const [whole, totals] = [join('match:1'), join('match:1/totals')];
    publisher.putMarket(market('1.total.2.5', 'totals', 2));
    publisher.putMarket(market('1.match-result', 'popular', 3));
    hub.broadcast(publisher.tick(2));
    expect(whole.frames).toMatchObject([{ seq: 3, markets: [{}, {}] }]);
    expect(totals.frames).toMatchObject([
      { topic: 'match:1/totals', seq: 3, markets: [{ group: 'totals' }] },
    ]);
  });

  it('receive the current numbers of their topics with each heartbeat', () => {
    const { hub, join, change } = setUp();
    const socket = join('live', 'match:9');
    change(1);
    hub.heartbeat();
    expect(socket.frames.at(-1)).toMatchObject({ t: 'heartbeat', seqs: { live: 2, 'match:9': 1 } });
  });
});

describe('producers', () => {
  it('that fall silent are reported at once, and so is their return', () => {
    let live: 'up' | 'down' = 'up';
    const publisher = createPublisher({ firstSeq: 1 });
    const hub = createHub({ publisher, producers: () => ({ live, line: 'up' }), wall: () => 0 });
    const socket = fakeSocket();
    hub.add(socket, undefined);
    hub.catchUp();
    live = 'down';
    hub.catchUp();
    hub.catchUp();
    live = 'up';
    hub.catchUp();
    expect(socket.frames).toMatchObject([
      { producers: { live: 'up' } },
      { producers: { live: 'down' } },
      { producers: { live: 'up' } },
    ]);
  });
});

describe('a ready frame', () => {
  it('is read by a WebSocket at any length', async () => {
    const app = Fastify();
    await app.register(websocket);
    const lengths = [0, 1, 62, 63, 32_767, 32_768, 100_000];
    app.get('/', { websocket: true }, (_socket, request) => {
      for (const length of lengths) request.raw.socket.write(readyFrame('é'.repeat(length)).bytes);
    });
    const address = await app.listen({ port: 0 });
    const client = new WebSocket(address.replace('http', 'ws'));
    const heard = await new Promise<readonly unknown[]>((resolve, reject) => {
      const texts: unknown[] = [];
      client.addEventListener('error', reject);
      client.addEventListener('message', ({ data }) => {
        if (texts.push(data) === lengths.length) resolve(texts);
      });
    });
    client.close();
    await app.close();
    expect(heard).toEqual(lengths.map((length) => 'é'.repeat(length)));
  });
});

describe('what a player is told', () => {
  /** Every kind of notice; one that is missing doesn't compile. */
  const abouts: Readonly<Record<NoticeFrame['about'], true>> = {
    accounts: true,
    coupons: true,
    games: true,
    messages: true,
    payments: true,
    requests: true,
    rewards: true,
    session: true,
    verification: true,
  };

  it.each(Object.keys(abouts) as NoticeFrame['about'][])('about %s reaches no other player', (about) => {
    const { hub } = setUp();
    const sockets = ['1', '2', undefined].map((playerId) => {
      const socket = fakeSocket();
      hub.add(socket, playerId);
      socket.frames.length = 0;
      return socket;
    });
    hub.notify('1', { about, couponId: '7' });
    expect(sockets.map(({ frames }) => frames)).toMatchObject([[{ t: 'notice', about }], [], []]);
  });
});
