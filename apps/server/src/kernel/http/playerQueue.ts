/** Thrown if a player has as much work waiting as is accepted: nothing was done. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface PlayerQueueOptions {
  /** Work of one player that runs at the same time in this process. */
  readonly atOnce: number;
  /**
   * Work of one player that may wait; more is refused.
   * @default Infinity, for callers whose every call has to be answered
   */
  readonly mostWaiting?: number;
}

export interface PlayerQueue {
  /**
   * Runs work about a player's accounts, after the work that came before it. Throws a QueueFullError if too much
   * already waits.
   * @param key the player, or what is known of one before the database is asked
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Creates a queue in front of the database, with a line for each player. Work on an account takes its lock, and whoever
 * waits for a lock occupies a connection: without the queue, a burst of one player would fill the pool, and everyone
 * else would wait for that player's lock. Each process has queues of its own, as it has a pool of its own; between
 * processes the lock decides.
 */
export function createPlayerQueue({ atOnce, mostWaiting = Infinity }: PlayerQueueOptions): PlayerQueue {
  const lanes = new Map<string, Lane>();

  function laneOf(key: string): Lane {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    return lane;
  }

  /** Hands the place of ended work to the next, so that nothing that comes meanwhile overtakes it. */
  function leave(key: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  }

  return {
    async run(key, work) {
      const lane = laneOf(key);
      if (lane.running < atOnce) lane.running += 1;
      else if (lane.waiting.length >= mostWaiting)
        throw new QueueFullError(`${lane.waiting.length} calls of the player ${key} wait.`);
      else await new Promise<void>((resolve) => lane.waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave(key, lane);
      }
    },
  };
}
