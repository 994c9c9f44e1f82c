import type { Topic } from './frames.ts';
import { LISTENER_LIMITS, pollPeriod, type Timers, type Transport, type Wanted } from './listenerTypes.ts';

export interface PollerOptions {
  readonly transport: Transport;
  readonly timers: Timers;
  readonly wanted: () => readonly Wanted[];
  readonly topics: () => readonly Topic[];
  readonly frames: (frames: readonly unknown[]) => void;
  /** Two periods and a grace passed without an answer. */
  readonly silent: () => void;
}

export interface Poller {
  start(): void;
  stop(): void;
  readonly running: boolean;
}

/** Asks for frames by call, one call at a time, in the period of the topics wanted. */
export function createPoller({ transport, timers, wanted, topics, frames, silent }: PollerOptions): Poller {
  let run = 0;
  let running = false;
  let cancel = (): void => {};
  let answeredAt = 0;

  async function ask(own: number): Promise<void> {
    const list = wanted();
    const period = pollPeriod(topics());
    try {
      const answer = list.length > 0 ? await transport.poll(list) : [];
      if (own !== run) return;
      answeredAt = timers.now();
      frames(answer);
    } catch {
      if (own !== run) return;
      if (timers.now() - answeredAt >= 2 * period + LISTENER_LIMITS.pollGrace) silent();
    }
    cancel = timers.after(period, () => void ask(own));
  }

  return {
    get running() {
      return running;
    },
    start() {
      if (running) return;
      running = true;
      run += 1;
      answeredAt = timers.now();
      void ask(run);
    },
    stop() {
      running = false;
      run += 1;
      cancel();
    },
  };
}
