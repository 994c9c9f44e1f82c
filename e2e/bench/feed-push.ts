// Measures what the feed costs the server: a push to many sockets compared with a ready-made frame written to the
// same sockets in the same run; the delay of a change to 2,000 sockets at the load of a live evening; snapshots; and
// what packed prices save. The listeners are a separate program. Prints JSON lines.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPublisher, parseFrame, type Topic } from '@touchline/feed';
import { readyFrame } from '../../apps/server/src/betting/feed/readyFrame.ts';
import { startFeedServer, type FeedServer } from '../../apps/server/src/betting/feed/testing/feedServer.ts';
import type { Heard, Order } from './lib/feedSockets.ts';
import { median, print, rounded } from './lib/figures.ts';
import { createLiveEvening } from './lib/liveEvening.ts';

const SOCKETS = 2_000;
const MATCHES = 150;
const MARKETS = 40;
/** Number of prices that one tick moves, and its interval in ms: 1,500 prices a second. */
const [MOVED, TICK] = [150, 100];
const PUSHES = 20;
const ROUNDS = 15;
const WARM_UP = 3;
const LATENCY_SECONDS = 15;
const READY_SECONDS = 10;
const READY_BYTES = 400;
const SNAPSHOT_ROUNDS = 15;
const PATIENCE = 60_000;

const evening = createLiveEvening(MATCHES, MARKETS);

/** A server with its listeners in another program. */
interface Setup extends FeedServer {
  report(): Promise<Heard>;
}

async function withListeners(
  topicsOf: (listener: number) => readonly Topic[],
  measure: (setup: Setup) => Promise<void>,
): Promise<void> {
  const server = await startFeedServer();
  const listeners = fork(fileURLToPath(new URL('lib/feedSockets.ts', import.meta.url)));

  async function order(what: Order): Promise<{ readonly heard?: Heard; readonly error?: string }> {
    const answered = once(listeners, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    listeners.send(what);
    // The cast: lib/feedSockets.ts sends this shape.
    const [answer] = (await answered) as [{ heard?: Heard; error?: string }];
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  try {
    evening.fill(server.publisher);
    server.publisher.tick(Date.now());
    await order({
      open: { port: server.port, topics: Array.from({ length: SOCKETS }, (_, i) => topicsOf(i)) },
    });
    await measure({
      ...server,
      async report() {
        const { heard } = await order({ report: true });
        if (!heard) throw new Error('The listeners reported nothing.');
        return heard;
      },
    });
  } finally {
    listeners.disconnect();
    await server.stop();
  }
}

/** Measures the processor time of `work`, ms, including what it leaves to the event loop. */
async function processorTime(work: () => void, wires: Iterable<Duplex> = []): Promise<number> {
  const before = process.cpuUsage();
  work();
  while ([...wires].some((wire) => wire.writableLength > 0)) await setImmediate();
  await setImmediate();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Compares a push of the hub, starting from the changed records, with a ready-made frame of the same length. */
async function pushes({ publisher, hub, wires }: Setup): Promise<void> {
  const times: { readonly push: number; readonly ready: number }[] = [];
  let frame = readyFrame('x').bytes;
  const push = (): void => {
    const frames = publisher.tick(Date.now());
    hub.broadcast(frames);
    const text = frames.find(({ topic }) => topic === 'live')?.text;
    if (text !== undefined) frame = readyFrame(text).bytes;
  };
  evening.move(publisher, MOVED);
  push();
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const time = { push: 0, ready: 0 };
    for (let i = 0; i < PUSHES; i += 1) {
      evening.move(publisher, MOVED);
      // The order alternates, because the second run finds the caches as the first left them.
      if (i % 2 === 0) time.push += await processorTime(push, wires);
      time.ready += await processorTime(() => {
        for (const wire of wires) wire.write(frame);
      }, wires);
      if (i % 2 === 1) time.push += await processorTime(push, wires);
    }
    // The first rounds warm up.
    if (round >= WARM_UP) times.push(time);
  }
  print({
    bench: 'feed-push',
    what: 'a push of the hub beside a ready-made frame',
    sockets: wires.size,
    bytes: frame.length,
    pushMs: rounded(median(times.map(({ push }) => push / PUSHES))),
    readyMs: rounded(median(times.map(({ ready }) => ready / PUSHES))),
    ratio: rounded(median(times.map(({ push, ready }) => push / ready)), 3),
    goal: 1.15,
  });
}

function quantile(lateness: readonly number[], share: number): number {
  const all = lateness.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  return lateness.findIndex((count) => (passed += count) >= all * share);
}

async function latency({ publisher, hub, wires, report }: Setup): Promise<void> {
  await report();
  const begun = process.cpuUsage();
  for (let i = 0; i < (LATENCY_SECONDS * 1000) / TICK; i += 1) {
    evening.move(publisher, MOVED);
    hub.broadcast(publisher.tick(Date.now()));
    await setTimeout(TICK);
  }
  const { user, system } = process.cpuUsage(begun);
  await setTimeout(500);
  const heard = await report();
  // Baseline of the machine: ready-made frames on the same sockets at the same rate.
  for (let i = 0; i < (READY_SECONDS * 1000) / TICK; i += 1) {
    const text = `{"t":"delta","topic":"none","seq":0,"at":${Date.now()},"pad":"${'x'.repeat(READY_BYTES)}"}`;
    const { bytes } = readyFrame(text);
    for (const wire of wires) wire.write(bytes);
    await setTimeout(TICK);
  }
  await setTimeout(500);
  const ready = await report();
  print({
    bench: 'feed-push',
    what: 'from publish to socket at the load of a live evening',
    sockets: wires.size,
    pricesPerSecond: Math.round((MOVED * 1000) / TICK),
    framesPerSecond: Math.round(heard.frames / LATENCY_SECONDS),
    megabytesPerSecond: rounded(heard.bytes / LATENCY_SECONDS / 1e6),
    processorShare: rounded((user + system) / 1e6 / LATENCY_SECONDS),
    p50Ms: quantile(heard.lateness, 0.5),
    p99Ms: quantile(heard.lateness, 0.99),
    readyP50Ms: quantile(ready.lateness, 0.5),
    readyP99Ms: quantile(ready.lateness, 0.99),
    goalMs: 100,
  });
}

/** Measures the snapshot of the sport with the most matches, encoded by a publisher that has just been filled. */
async function snapshots(): Promise<void> {
  const [cold, warm]: [number[], number[]] = [[], []];
  let bytes = 0;
  for (let round = 0; round < SNAPSHOT_ROUNDS; round += 1) {
    const fresh = createPublisher({ firstSeq: 1 });
    createLiveEvening(MATCHES, MARKETS).fill(fresh);
    fresh.tick(1);
    cold.push(await processorTime(() => void (bytes = fresh.snapshot('live:1', 1).text.length)));
    evening.move(fresh, MOVED);
    fresh.tick(2);
    warm.push(await processorTime(() => void fresh.snapshot('live:1', 2)));
  }
  print({
    bench: 'feed-push',
    what: 'snapshot of a sport',
    bytes,
    firstMs: rounded(median(cold)),
    afterATickMs: rounded(median(warm)),
    goalMs: 20,
  });
}

/** Compares the bytes of a tick with the same tick carrying whole markets in place of packed prices. */
function sizes(): void {
  const publisher = createPublisher({ firstSeq: 1 });
  evening.fill(publisher);
  publisher.tick(Date.now());
  const records = new Map<number, string>();
  const snapshot = parseFrame(publisher.snapshot('live:1', 0).text);
  if (snapshot?.t !== 'snapshot') throw new Error('There is no snapshot of the sport.');
  for (const market of snapshot.markets) records.set(market.slot, JSON.stringify(market));
  let [packed, whole] = [0, 0];
  for (let i = 0; i < 200; i += 1) {
    evening.move(publisher, MOVED);
    const text = publisher.tick(Date.now()).find(({ topic }) => topic === 'live:1')?.text ?? '';
    const frame = parseFrame(text);
    if (frame?.t !== 'delta' || !frame.prices) continue;
    const slots = new Set(frame.prices.filter((_, at) => at % 2 === 0).map((slot) => slot - (slot % 3)));
    packed += text.length;
    whole += text.length - JSON.stringify(frame.prices).length;
    for (const slot of slots) whole += records.get(slot)?.length ?? 0;
  }
  print({
    bench: 'feed-push',
    what: 'bytes of a tick of one sport',
    packed: Math.round(packed / 200),
    wholeMarkets: Math.round(whole / 200),
    ratio: rounded(packed / whole, 3),
  });
}

/** Topics of one listener: each subscribes to a list, and half of them to a match as well. */
function topicsOf(listener: number): readonly Topic[] {
  const lists = ['live', 'live:1', 'live:4', 'live:3'] as const;
  const list = lists[listener % lists.length] ?? 'live';
  return listener % 2 === 0 ? [list] : [list, `match:${1 + (listener % MATCHES)}`];
}

sizes();
await snapshots();
await withListeners(() => ['live'], pushes);
await withListeners(topicsOf, latency);
