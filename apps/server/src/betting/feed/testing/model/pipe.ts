import type { Random } from '@touchline/demo-line/testing';
import type { Connection, ConnectionHandlers } from '@touchline/feed';
import type { Hub, HubClient } from '../../hubTypes.ts';
import type { Simulation } from './simulation.ts';

/** Counts of what happened to messages in transit. */
export interface PipeCounts {
  sent: number;
  dropped: number;
  doubled: number;
  reordered: number;
  broken: number;
  cuts: number;
  stalls: number;
}

export interface PipeOptions {
  readonly simulation: Simulation;
  readonly random: Random;
  readonly counts: PipeCounts;
  /** Returns whether faults are enabled at present. */
  readonly isFaulty: () => boolean;
  /** The process that a new connection reaches; undefined when all are down. */
  readonly hub: () => Hub | undefined;
}

const CHANCE = {
  drop: 0.05,
  double: 0.05,
  reorder: 0.05,
  break: 0.0005,
  cut: 0.0003,
  stall: 0.0002,
} as const;
/** Range of the transit time of one message, ms. */
const [SHORT, LONG] = [5, 40];
const REORDERED = 120;
const STALL_MOST = 40_000;

/**
 * Opens a connection to a hub that loses, duplicates, reorders, corrupts and delays messages, and is cut now and
 * then.
 */
export function openPipe(options: PipeOptions, handlers: ConnectionHandlers): Connection {
  const { simulation, random, counts, isFaulty, hub } = options;
  let isOpen = true;
  let served: HubClient | undefined;
  let lastAt = 0;
  let waiting = 0;
  let stalledUntil = 0;

  const falls = (chance: number): boolean => isFaulty() && random.next() < chance;

  function end(code?: number): void {
    if (!isOpen) return;
    isOpen = false;
    served?.closed();
    handlers.closed(code);
  }

  function deliver(text: string, isReordered: boolean, take: (text: string) => void): void {
    const now = simulation.now();
    let at = Math.max(now, stalledUntil) + random.between(SHORT, LONG);
    if (isReordered) at += random.between(1, REORDERED);
    else lastAt = at = Math.max(at, lastAt);
    waiting += text.length;
    simulation.after(at - now, () => {
      waiting -= text.length;
      if (isOpen) take(text);
    });
  }

  function carry(text: string, take: (text: string) => void): void {
    if (!isOpen) return;
    counts.sent += 1;
    if (falls(CHANCE.cut)) {
      counts.cuts += 1;
      return void simulation.after(1, () => end(1006));
    }
    if (falls(CHANCE.stall)) {
      counts.stalls += 1;
      stalledUntil = simulation.now() + random.between(1_000, STALL_MOST);
    }
    if (falls(CHANCE.drop)) return void (counts.dropped += 1);
    const isBroken = falls(CHANCE.break);
    counts.broken += Number(isBroken);
    const isReordered = falls(CHANCE.reorder);
    counts.reordered += Number(isReordered);
    deliver(isBroken ? text.slice(0, text.length >> 1) : text, isReordered, take);
    if (falls(CHANCE.double)) {
      counts.doubled += 1;
      deliver(text, true, take);
    }
  }

  const toListener = (text: string): void => carry(text, (arrived) => handlers.message(arrived));

  simulation.after(random.between(SHORT, LONG), () => {
    const reached = hub();
    if (!isOpen) return;
    if (!reached) return end();
    served = reached.add(
      {
        send: toListener,
        sendReady({ text }) {
          toListener(text);
          return simulation.now() >= stalledUntil;
        },
        close: (code) => void simulation.after(SHORT, () => end(code)),
        get bufferedAmount() {
          return simulation.now() < stalledUntil ? waiting : 0;
        },
      },
      undefined,
    );
    handlers.opened();
  });

  return {
    send: (text) => carry(text, (arrived) => served?.received(arrived)),
    close() {
      isOpen = false;
      served?.closed();
    },
  };
}
