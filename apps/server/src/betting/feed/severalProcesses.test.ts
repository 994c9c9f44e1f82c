import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import {
  createBook,
  createListener,
  type Book,
  type Frame,
  type Listener,
  type Transport,
} from '@touchline/feed';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeedOrder, FeedWord } from './testing/feedProgram.ts';

const redisUrl = env['TEST_REDIS_URL'];
const LISTENERS = 6;
const MARKETS = ['1.winner', '2.winner', '3.winner', '4.winner'];
/** Time limits, ms. The loss of a follower is only a reconnection, that of a leader takes until its lock expires. */
const [FOLLOWER_WITHIN, LEADER_WITHIN] = [45_000, 90_000];

interface Served {
  readonly program: ChildProcess;
  readonly port: number;
}

const programs = new Set<ChildProcess>();
const listeners = new Set<Listener>();
afterEach(() => {
  for (const listener of listeners) listener.stop();
  for (const program of programs) program.kill('SIGKILL');
  listeners.clear();
  programs.clear();
});

async function ask(program: ChildProcess, order: FeedOrder): Promise<FeedWord> {
  const answered = once(program, 'message');
  program.send(order);
  // The cast is safe: it is the message that testing/feedProgram.ts sends.
  const [word] = (await answered) as [FeedWord];
  return word;
}

async function serve(prefix: string): Promise<Served> {
  const file = fileURLToPath(new URL('testing/feedProgram.ts', import.meta.url));
  const program = fork(file, [redisUrl ?? '', prefix], { execArgv: [] });
  programs.add(program);
  // The cast is safe: see above.
  const [{ port }] = (await once(program, 'message')) as [FeedWord];
  return { program, port };
}

/** Makes a transport that connects to any running process, like a load balancer. */
function transportTo(ports: () => readonly number[]): Transport {
  let turn = Math.floor(Math.random() * LISTENERS);
  const next = (): number => ports()[(turn += 1) % ports().length] ?? 0;
  return {
    connect(handlers) {
      const socket = new WebSocket(`ws://127.0.0.1:${next()}/web-api/feed/socket`);
      let isOpen = true;
      const ended = (code?: number): void => {
        if (isOpen) handlers.closed(code);
        isOpen = false;
      };
      socket.addEventListener('open', () => isOpen && handlers.opened());
      socket.addEventListener('message', ({ data }) => isOpen && handlers.message(String(data)));
      socket.addEventListener('close', ({ code }) => ended(code));
      socket.addEventListener('error', () => ended());
      return {
        send: (text) => void (socket.readyState === WebSocket.OPEN && socket.send(text)),
        close() {
          isOpen = false;
          socket.close();
        },
      };
    },
    poll: () => Promise.reject(new Error('Only sockets are tried here.')),
  };
}

function listen(ports: () => readonly number[]): Book {
  const book = createBook({ schedule: (flush) => void setImmediate(flush), now: Date.now });
  const listener = createListener({
    book,
    transport: transportTo(ports),
    timers: {
      now: () => performance.now(),
      after(ms, action) {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
  });
  listeners.add(listener);
  listener.want('live');
  listener.start();
  return book;
}

const prices = (book: Book): readonly (string | undefined)[] =>
  MARKETS.map((id) => (book.market(id)?.status === 1 ? book.market(id)?.selections[0]?.k : undefined));

/** Returns the prices that a process answers to polling. */
async function pricesAt(port: number): Promise<ReturnType<typeof prices>> {
  const polled = await fetch(`http://127.0.0.1:${port}/web-api/feed/poll?topics=live`);
  // The cast is safe: it is the answer of feed.routes.ts.
  const { frames } = (await polled.json()) as { frames: Frame[] };
  const book = createBook({ schedule: () => {}, now: Date.now });
  book.open('live');
  for (const frame of frames) book.apply(frame);
  return prices(book);
}

/** Waits until every book has every market and the prices have moved. */
async function untilMoving(books: readonly Book[], within: number): Promise<void> {
  const before = books.map((book) => JSON.stringify(prices(book)));
  await expect
    .poll(
      () =>
        books.every(
          (book, i) => !prices(book).includes(undefined) && JSON.stringify(prices(book)) !== before[i],
        ),
      { timeout: within, interval: 20 },
    )
    .toBe(true);
}

describe.runIf(redisUrl !== undefined)('processes that share a feed over Redis', () => {
  it('recover every subscriber after the loss of a follower and of the leader', async () => {
    const prefix = `test-${randomUUID()}:`;
    const served: Served[] = [];
    for (let i = 0; i < 3; i += 1) served.push(await serve(prefix));
    const ports = (): readonly number[] => served.map(({ port }) => port);
    const books = Array.from({ length: LISTENERS }, () => listen(ports));
    await untilMoving(books, FOLLOWER_WITHIN);

    const kill = async (isLeading: boolean): Promise<void> => {
      const words = await Promise.all(served.map(({ program }) => ask(program, 'who leads')));
      const index = words.findIndex((word) => word.isLeading === isLeading);
      const [gone] = served.splice(index, 1);
      gone?.program.kill('SIGKILL');
    };
    await kill(false);
    await untilMoving(books, FOLLOWER_WITHIN);
    await kill(true);
    await untilMoving(books, LEADER_WITHIN);

    for (const { program } of served) await ask(program, 'stand still');
    await expect
      .poll(
        async () => {
          const truth = await Promise.all(ports().map(pricesAt));
          return [...truth, ...books.map(prices)].every((held) => isDeepStrictEqual(held, truth[0]));
        },
        { timeout: FOLLOWER_WITHIN },
      )
      .toBe(true);
    expect(books.map((book) => book.state('live'))).toEqual(books.map(() => 'synced'));
  });
});
