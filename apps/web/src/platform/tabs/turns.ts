import * as v from 'valibot';
import { after } from '../clock/after.ts';
import { oneTabByLock } from './oneTab.ts';
import { clockChannel } from './sharedCell.ts';

/**
 * Runs work while no other tab of this browser runs work of that name. The others wait and run theirs after it: who
 * finds by what is shared that there is nothing left to do does nothing.
 */
export type Turns = (name: string, work: () => Promise<void>) => Promise<void>;

export interface TurnParts {
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  after(ms: number, action: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

/** Messages between tabs arrive well within this, also on a machine that is out of breath, ms. */
const MESSAGES_ARRIVE = 500;
/** A tab that was frozen or closed amid its turn is waited for no longer, ms. */
const PATIENCE = 5_000;

const Said = v.object({
  t: v.picklist(['claim', 'busy', 'done']),
  name: v.string(),
  bid: v.number(),
});
type Said = v.InferOutput<typeof Said>;

/** Turns by Web Locks; in browsers without, or where they are blocked, tabs bid for a turn by messages. */
export function createTurns({ locks, channel, after, random }: TurnParts): Turns {
  const listeners = new Set<(said: Said) => void>();
  /** Turns that other tabs bid for or have, with what ends the waiting for them. */
  const taken = new Map<string, () => void>();
  let canLock: Promise<boolean> | undefined;
  channel?.addEventListener('message', ({ data }) => {
    const said = v.safeParse(Said, data);
    if (!said.success) return;
    note(said.output);
    for (const heard of listeners) heard(said.output);
  });
  function note({ t, name }: Said): void {
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
    // The rule takes the channel for a window: a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const say = (t: Said['t']) => channel?.postMessage({ t, name, bid });
    const isDone = Promise.withResolvers<void>();
    // Whoever has heard of another's turn leaves it alone: an answer to a bid may come late from a tab at work.
    const isLate = taken.has(name);
    let isFirst = !isLate;
    let isMine = false;
    const hear = (said: Said) => {
      if (said.name !== name) return;
      if (said.t === 'done') return isDone.resolve();
      if (isMine) return say('busy');
      if (isLate) return;
      if (said.t === 'busy' || said.bid < bid) isFirst = false;
      // Who bids later hears of the earlier bid too.
      else say('claim');
    };
    listeners.add(hear);
    try {
      if (!isLate) {
        say('claim');
        await pause(MESSAGES_ARRIVE);
      }
      if (!isFirst) await Promise.race([isDone.promise, pause(PATIENCE)]);
      isMine = true;
      if (isLate) say('busy');
      await work();
    } finally {
      listeners.delete(hear);
      say('done');
    }
  }

  return async (name, work) => {
    canLock ??= probe();
    if (await canLock) return oneTabByLock(`touchline.${name}`, locks)(work);
    return channel ? byBid(name, work) : work();
  };
}

/** The turns of this page among all tabs. */
export const turns = createTurns({
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  channel: clockChannel,
  after,
  random: Math.random,
});
