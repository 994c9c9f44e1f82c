import type { Topic } from './frames.ts';
import { LISTENER_LIMITS, type Timers, type Transport, type Wanted } from './listenerTypes.ts';

/** Topic to poll, with its interval in ms. */
export interface Polled extends Wanted {
  readonly every: number;
}

export interface PollerOptions {
  readonly transport: Transport;
  readonly timers: Timers;
  readonly wanted: () => readonly Polled[];
  readonly frames: (frames: readonly unknown[]) => void;
  /** Called when two intervals and a grace period have passed without an answer. */
  readonly silent: () => void;
}

export interface Poller {
  start(): void;
  stop(): void;
  /** Requests topics immediately that were never requested. */
  hurry(): void;
  readonly running: boolean;
}

/** Polls for frames, one call at a time, each topic at its own interval. */
export function createPoller({ transport, timers, wanted, frames, silent }: PollerOptions): Poller {
  const askedAt = new Map<Topic, number>();
  let run = 0;
  let running = false;
  let isAsking = false;
  let isSilent = false;
  let cancelNext = (): void => {};
  let cancelSilence = (): void => {};

  const dueAt = ({ topic, every }: Polled): number => (askedAt.get(topic) ?? -Infinity) + every;

  function awaitAnswer(): void {
    isSilent = false;
    cancelSilence();
    const shortest = Math.min(LISTENER_LIMITS.poll.line, ...wanted().map(({ every }) => every));
    cancelSilence = timers.after(2 * shortest + LISTENER_LIMITS.pollGrace, () => {
      isSilent = true;
      silent();
    });
  }

  async function ask(own: number, due: readonly Polled[]): Promise<void> {
    isAsking = true;
    let answer: readonly unknown[] | undefined;
    try {
      const asked = due.map(({ topic, from }) => (from === undefined ? { topic } : { topic, from }));
      answer = await transport.poll(asked);
    } catch {
      // Silence counts, whatever its cause.
    }
    if (own !== run) return;
    isAsking = false;
    // After silence, all topics are requested again at once.
    if (answer && isSilent) askedAt.clear();
    for (const { topic } of due) askedAt.set(topic, timers.now());
    if (answer) {
      awaitAnswer();
      frames(answer);
    }
    go(own);
  }

  function go(own: number): void {
    cancelNext();
    if (own !== run || isAsking) return;
    const all = wanted();
    const due = all.filter((one) => dueAt(one) <= timers.now());
    if (due.length > 0) void ask(own, due);
    else if (all.length > 0) {
      cancelNext = timers.after(Math.min(...all.map(dueAt)) - timers.now(), () => go(own));
    }
  }

  return {
    get running() {
      return running;
    },
    start() {
      if (running) return;
      running = true;
      run += 1;
      isAsking = false;
      askedAt.clear();
      awaitAnswer();
      go(run);
    },
    hurry: () => go(run),
    stop() {
      running = false;
      run += 1;
      cancelNext();
      cancelSilence();
    },
  };
}
