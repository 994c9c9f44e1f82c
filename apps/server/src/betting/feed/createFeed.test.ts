import { createDemoLine } from '@touchline/demo-line';
import { parseFrame, type Frame, type SnapshotFrame } from '@touchline/feed';
import type { FeedSink, FeedSource } from '@touchline/feed/source';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryBus, type Bus } from '../../kernel/bus/index.ts';
import { isManual, type ManualFeedClock } from './clock.ts';
import { ServiceError, createTroubleLog } from '../../kernel/logging/troubleLog.ts';
import type { FeedLog } from './createFeed.ts';
import type { PlayerOf } from './feed.routes.ts';
import { SPORTS } from './sports.ts';
import { createFeed, memoryAnchorStore, type Feed } from './index.ts';

const HOUR = 3_600_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const FOOTBALL = 1;
/** Football alone: starting and playing the whole line takes five times the processor time. */
const lineOfFootball = (): FeedSource =>
  createDemoLine({ seed: 'test', without: SPORTS.map(({ id }) => id).filter((id) => id !== FOOTBALL) });

const byHeader: PlayerOf = ({ headers }) => Promise.resolve(headers['x-player']?.toString());

async function startFeed(
  bus: Bus = createMemoryBus(),
  playerOf = byHeader,
  log: FeedLog = silent,
  sources: readonly FeedSource[] = [lineOfFootball()],
): Promise<Feed> {
  const feed = await createFeed({
    settings: { clock: 'manual' },
    log,
    anchorStore: memoryAnchorStore(),
    bus,
    playerOf,
    sources,
  });
  await feed.start();
  ends.push(feed.stop);
  return feed;
}

async function serve(feed: Feed): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(websocket);
  await app.register(feed.routes);
  await app.ready();
  ends.push(() => app.close());
  return app;
}

function clockOf(feed: Feed): ManualFeedClock {
  if (!isManual(feed.clock)) throw new Error('The clock can not be moved.');
  return feed.clock;
}

interface Ear {
  readonly frames: Frame[];
  send(message: object): void;
  until(test: (frame: Frame) => boolean): Promise<Frame>;
  /** Close code sent by the server. */
  readonly closed: Promise<number>;
}

async function listen(app: FastifyInstance, headers: Record<string, string> = {}): Promise<Ear> {
  const frames: Frame[] = [];
  const waiting: { test: (frame: Frame) => boolean; found: (frame: Frame) => void }[] = [];
  const socket = await app.injectWS(
    '/web-api/feed/socket',
    { headers },
    {
      onInit: (made) =>
        made.on('message', (data: Buffer) => {
          const frame = parseFrame(data.toString('utf8'));
          if (!frame) return;
          frames.push(frame);
          for (const { test, found } of waiting) if (test(frame)) found(frame);
        }),
    },
  );
  ends.push(async () => socket.terminate());
  const closed = new Promise<number>((found) => socket.on('close', found));
  return {
    closed,
    frames,
    send: (message) => socket.send(JSON.stringify(message)),
    until: (test) =>
      new Promise((found) => {
        const held = frames.find(test);
        if (held) found(held);
        else waiting.push({ test, found });
      }),
  };
}

const isSnapshot = (frame: Frame): frame is SnapshotFrame => frame.t === 'snapshot';

describe('the feed', () => {
  it('sends a socket heartbeat, snapshot, and deltas while play goes on', async () => {
    const feed = await startFeed();
    const app = await serve(feed);
    const ear = await listen(app);
    await ear.until((frame) => frame.t === 'heartbeat' && frame.producers.live === 'up');
    ear.send({ op: 'subscribe', topics: [{ topic: 'live' }] });
    const snapshot = await ear.until(isSnapshot);
    if (!isSnapshot(snapshot)) throw new Error('No snapshot came.');
    expect(snapshot.matches.map(({ id }) => id).toSorted()).toEqual(
      feed.book
        .matches({ section: 'live' })
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(snapshot.markets.every(({ main }) => main === true)).toBe(true);
    clockOf(feed).advance(60_000);
    const delta = await ear.until((frame) => frame.t === 'delta');
    expect(delta).toMatchObject({ topic: 'live', seq: snapshot.seq + 1 });
    ear.send({ op: 'subscribe', topics: [{ topic: 'live', from: snapshot.seq }] });
    await ear.until(
      (frame) => frame.t === 'delta' && frame.matches === undefined && frame.markets === undefined,
    );
    expect(ear.frames.filter(isSnapshot)).toHaveLength(1);
  });

  it('closes a socket whose player was signed out while its session was looked up', async () => {
    const bus = createMemoryBus();
    const lookup = Promise.withResolvers<string>();
    const feed = await startFeed(bus, () => lookup.promise);
    const ear = await listen(await serve(feed));
    const told = Promise.withResolvers<void>();
    ends.push(await bus.subscribe('feed.private', () => told.resolve()));
    feed.disconnect('p1');
    await told.promise;
    lookup.resolve('p1');
    expect(await ear.until((frame) => frame.t === 'notice')).toMatchObject({ about: 'session' });
    expect(await ear.closed).toBe(4001);
  });

  it('sends notices to their player only, and refuses unreadable ones', async () => {
    const feed = await startFeed();
    const app = await serve(feed);
    const [mine, other] = [await listen(app, { 'x-player': 'p1' }), await listen(app, { 'x-player': 'p2' })];
    await Promise.all([mine, other].map((ear) => ear.until((frame) => frame.t === 'heartbeat')));
    feed.notify('p1', { about: 'coupons', couponId: 'c1' });
    expect(await mine.until((frame) => frame.t === 'notice')).toMatchObject({
      about: 'coupons',
      couponId: 'c1',
    });
    other.send({ op: 'subscribe', topics: [{ topic: 'everything' }] });
    expect(await other.until((frame) => frame.t === 'error')).toMatchObject({ code: 'BAD_MESSAGE' });
    expect(other.frames.some((frame) => frame.t === 'notice')).toBe(false);
  });

  it('answers polling with snapshots, and with changes after a sequence number', async () => {
    const feed = await startFeed();
    const app = await serve(feed);
    const poll = async (topics: string): Promise<Frame[]> => {
      const answer = await app.inject({ url: '/web-api/feed/poll', query: { topics } });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ frames: Frame[] }>().frames;
    };
    const [beat, snapshot] = await poll('live:1');
    expect([beat?.t, snapshot?.t]).toEqual(['heartbeat', 'snapshot']);
    const seq = snapshot && 'seq' in snapshot ? snapshot.seq : 0;
    expect((await poll(`live:1@${seq}`))[1]).toEqual({
      t: 'delta',
      topic: 'live:1',
      seq,
      at: expect.any(Number),
      after: seq,
    });
    const bad = await app.inject({ url: '/web-api/feed/poll', query: { topics: 'live:1@x' } });
    expect([bad.statusCode, bad.json()]).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST' })]);
  });

  it('is one feed in two processes: same numbers, same frames, same settlements', async () => {
    const bus = { ...createMemoryBus(), shared: true };
    const leader = await startFeed(bus);
    const follower = await startFeed(bus);
    expect([leader.leading(), follower.leading()]).toEqual([true, false]);
    expect(follower.book.producers()).toEqual({ live: 'up', line: 'up' });
    const settled: string[] = [];
    follower.book.onSettled(({ marketId }) => settled.push(marketId));
    const [app, other] = [await serve(leader), await serve(follower)];
    const [ear, otherEar] = [await listen(app), await listen(other)];
    for (const one of [ear, otherEar]) {
      one.send({ op: 'subscribe', topics: [{ topic: 'live' }] });
      await one.until(isSnapshot);
    }
    clockOf(leader).advance(HOUR, 120_000);
    const isDelta = (frame: Frame): boolean => frame.t === 'delta';
    expect(await otherEar.until(isDelta)).toEqual(await ear.until(isDelta));
    expect(otherEar.frames.find(isSnapshot)).toMatchObject({ seq: ear.frames.find(isSnapshot)?.seq });
    expect(settled.length).toBeGreaterThan(0);
    expect(follower.book.matches()).toEqual(leader.book.matches());
    await leader.stop();
    expect(follower.book.producers()).toEqual({ live: 'up', line: 'up' });
  });

  it('logs one line while Redis is away, whatever fails, with the connection itself', async () => {
    vi.useFakeTimers();
    ends.push(async () => vi.useRealTimers());
    const lines: string[] = [];
    const log = { ...silent, error: (_: object, message: string) => void lines.push(message) };
    const memory = createMemoryBus();
    const away = () => Promise.reject(new ServiceError('Redis', new Error('The client is offline')));
    let isAway = false;
    const bus: Bus = {
      ...memory,
      shared: true,
      publish: (...message) => (isAway ? away() : memory.publish(...message)),
      lock: async (...asked) => {
        const lock = await memory.lock(...asked);
        return lock && { ...lock, extend: () => (isAway ? away() : lock.extend()) };
      },
    };
    const feed = await startFeed(bus, byHeader, log);
    isAway = true;
    // As the process's own connection reports it.
    createTroubleLog(log)(new Error('ECONNREFUSED'), 'Its connection broke; it is made again.', 'Redis');
    clockOf(feed).advance(30_000);
    feed.notify('p1', { about: 'coupons' });
    feed.disconnect('p1');
    // The lead is kept every three seconds.
    await vi.advanceTimersByTimeAsync(9_000);
    expect(lines).toEqual(['Redis fails. Its connection broke; it is made again.']);
  });

  it('logs a source that falls silent once, and again after it was back', async () => {
    vi.useFakeTimers();
    ends.push(async () => vi.useRealTimers());
    const lines: string[] = [];
    const log = { ...silent, error: (_: object, message: string) => void lines.push(message) };
    const sink = Promise.withResolvers<FeedSink>();
    const source: FeedSource = {
      name: 'a source of pre-match prices',
      start: async (given) => sink.resolve(given),
      stop: async () => {},
      outcome: () => undefined,
    };
    await startFeed(createMemoryBus(), byHeader, log, [source]);
    const { alive } = await sink.promise;
    const SILENT = 'The source of line prices is silent: its markets are suspended.';
    alive('line');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([SILENT]);
    alive('line');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([SILENT, SILENT]);
  });

  it('starts next to a leading process that was killed, and leads when its lock has expired', async () => {
    const bus = { ...createMemoryBus(), shared: true };
    // A lock without a process behind it, which nothing renews.
    await bus.lock('feed', 1_500);
    const feed = await startFeed(bus);
    expect(feed.leading()).toBe(true);
    expect(feed.book.matches().length).toBeGreaterThan(0);
  });

  it('recovers after a batch was lost, and so do its subscribers', async () => {
    const memory = createMemoryBus();
    let isBroken = false;
    let lost = 0;
    const bus: Bus = {
      ...memory,
      shared: true,
      publish(channel, text) {
        if (!isBroken || channel !== 'feed.changes') return memory.publish(channel, text);
        lost += 1;
        return Promise.reject(new Error('The bus is away.'));
      },
    };
    const leader = await startFeed(bus);
    const follower = await startFeed(bus);
    const ear = await listen(await serve(follower));
    ear.send({ op: 'subscribe', topics: [{ topic: 'live' }] });
    await ear.until(isSnapshot);
    isBroken = true;
    clockOf(leader).advance(HOUR, 120_000);
    await expect.poll(() => lost).toBeGreaterThan(0);
    expect(follower.book.matches()).not.toEqual(leader.book.matches());
    isBroken = false;
    clockOf(leader).advance(60_000);
    await expect.poll(() => follower.book.matches()).toEqual(leader.book.matches());
    await expect.poll(() => ear.frames.filter(isSnapshot).length).toBeGreaterThan(1);
  });
});
