import * as v from 'valibot';
import { after } from '../clock/after.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { oneTabByLock } from './oneTab.ts';
import { clockChannel } from './sharedCell.ts';

/**
 * Runs work while no other tab of this browser runs work of that name. The others wait and run theirs after it; each
 * checks shared state to see whether anything is left to do.
 */
export type TabLock = (name: string, work: () => Promise<void>) => Promise<void>;

export interface TabLockDeps {
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  after(ms: number, action: () => void): () => void;
  /** Returns a random number from 0 to 1. */
  random(): number;
}

/** Maximum delivery time of messages between tabs, also on an overloaded machine, ms. */
const MESSAGES_ARRIVE = 500;
/** Maximum wait for a tab that was frozen or closed during its work, ms. */
const PATIENCE = 5_000;

const Message = v.object({
  t: v.picklist(['claim', 'busy', 'done']),
  name: v.string(),
  bid: v.number(),
});
type Message = v.InferOutput<typeof Message>;

/**
 * Creates the tab lock by Web Locks; in browsers without them, or where they are blocked, tabs bid for it by
 * messages.
 */
export function createTabLock({ locks, channel, after, random }: TabLockDeps): TabLock {
  const messages = createEmitter<[message: Message]>();
  /** Names that other tabs bid for or are working on, each with a function that ends the wait. */
  const taken = new Map<string, () => void>();
  let canLock: Promise<boolean> | undefined;
  channel?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(Message, data);
    if (!message.success) return;
    note(message.output);
    messages.emit(message.output);
  });
  function note({ t, name }: Message): void {
    taken.get(name)?.();
    if (t === 'done') taken.delete(name);
    else
      taken.set(
        name,
        after(PATIENCE, () => taken.delete(name)),
      );
  }
  const pause = (ms: number) => new Promise<void>((resolve) => after(ms, resolve));

  async function probe(): Promise<boolean> {
    try {
      await locks?.query();
      return locks !== undefined;
    } catch {
      return false;
    }
  }

  async function byBid(name: string, work: () => Promise<void>): Promise<void> {
    const bid = random();
    // The lint rule mistakes the channel for a window; a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const send = (t: Message['t']) => channel?.postMessage({ t, name, bid });
    const isDone = Promise.withResolvers<void>();
    // A tab that knows of another's turn doesn't bid: a busy tab may answer a bid late.
    const isLate = taken.has(name);
    let isFirst = !isLate;
    let isMine = false;
    const unsubscribe = messages.subscribe((message) => {
      if (message.name !== name) return;
      if (message.t === 'done') return isDone.resolve();
      if (isMine) return send('busy');
      if (isLate) return;
      if (message.t === 'busy' || message.bid < bid) isFirst = false;
      // Later bidders receive the earlier bid too.
      else send('claim');
    });
    try {
      if (!isLate) {
        send('claim');
        await pause(MESSAGES_ARRIVE);
      }
      if (!isFirst) await Promise.race([isDone.promise, pause(PATIENCE)]);
      isMine = true;
      if (isLate) send('busy');
      await work();
    } finally {
      unsubscribe();
      send('done');
    }
  }

  return async (name, work) => {
    canLock ??= probe();
    if (await canLock) return oneTabByLock(`touchline.${name}`, locks)(work);
    return channel ? byBid(name, work) : work();
  };
}

/** This page's lock between tabs. */
export const tabLock = createTabLock({
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  channel: clockChannel,
  after,
  random: Math.random,
});
