import type { Logger } from 'pino';

/** Work that comes round by itself while a process runs. */
export interface Rounds {
  /** Runs work each interval (ms) from now on; a round that still runs isn't started a second time. */
  every(interval: number, work: () => Promise<void>): void;
  /** Runs work now. What it throws is logged: the next round tries again. */
  inHand(work: () => Promise<void>): void;
  /** Resolves when the work that is in hand now is done. */
  idle(): Promise<void>;
  /** Ends the rounds; resolves when the work in hand is done. */
  stop(): Promise<void>;
}

/** @param failed what the log says of a round that threw */
export function createRounds(log: Pick<Logger, 'error'>, failed: string): Rounds {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();

  function inHand(work: () => Promise<void>): void {
    const promise: Promise<void> = work()
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => running.delete(promise));
    running.add(promise);
  }

  return {
    inHand,
    every(interval, work) {
      let isBusy = false;
      timers.push(
        setInterval(() => {
          if (isBusy) return;
          isBusy = true;
          inHand(() => work().finally(() => (isBusy = false)));
        }, interval),
      );
    },
    async idle() {
      await Promise.all(running);
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
