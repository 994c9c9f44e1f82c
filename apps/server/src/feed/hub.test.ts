import { createPublisher, parseFrame, type Frame } from '@touchline/feed';
import { describe, expect, it } from 'vitest';
import { createHub } from './hub.ts';
import type { FeedSocket } from './hubTypes.ts';

interface FakeSocket extends FeedSocket {
  bufferedAmount: number;
  readonly frames: (Frame | undefined)[];
  closed: number | undefined;
}

function fakeSocket(): FakeSocket {
  const socket: FakeSocket = {
    bufferedAmount: 0,
    frames: [],
    closed: undefined,
    send: (text) => void socket.frames.push(parseFrame(text)),
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

describe('slow sockets', () => {
  it('get no deltas while full, one fresh snapshot once drained, and are closed when they stay full', () => {
    let now = 1000;
    const publisher = createPublisher({ firstSeq: 1 });
    const hub = createHub({ publisher, producers: () => ({ live: 'up', line: 'up' }), wall: () => now });
    const socket = fakeSocket();
    hub.add(socket, undefined).received('{"op":"subscribe","topics":[{"topic":"live"}]}');
    const change = (version: number): void => {
      publisher.putMatch(match(version));
      hub.broadcast(publisher.tick(now));
    };
    change(1);
    socket.bufferedAmount = 2_000_000;
    change(2);
    change(3);
    hub.heartbeat();
    expect(socket.frames.map((frame) => frame?.t)).toEqual(['heartbeat', 'snapshot', 'delta']);
    socket.bufferedAmount = 0;
    hub.heartbeat();
    expect(socket.frames.slice(3)).toMatchObject([
      { t: 'snapshot', matches: [{ version: 3 }] },
      { t: 'heartbeat' },
    ]);
    socket.bufferedAmount = 2_000_000;
    change(4);
    now += 30_001;
    hub.heartbeat();
    expect([socket.closed, hub.size]).toEqual([1013, 0]);
  });

  it('listen to a bounded number of topics', () => {
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
});
