import { ApiError } from './apiError.ts';
import { signedOutError } from './problem.ts';

/** A player's requests that change nothing. None is on its way while the session ends, as it would be refused. */
export interface PlayerReads {
  /**
   * Runs a read, again if it was ended by `pauseWhile` and the player is still signed in.
   * @param read sends it; its failure counts unless the signal has ended it. A refusal always counts: a refused session
   * ends all reads, also the refused one, which would be refused again and again
   * @throws ApiError 401 if the player has changed, or has signed out before
   */
  run<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Ends all reads, and lets none begin until the work, which may end the session, is done or has failed. */
  pauseWhile<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Ends all reads. Call it whenever the signed-in player changes.
   * @param isGuest nobody is signed in now: reads are refused here until the next call, as the server would refuse them
   */
  reset(isGuest: boolean): void;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.kind === 'refused';

export function createPlayerReads(): PlayerReads {
  const underWay = new Set<AbortController>();
  let paused: Promise<unknown> | undefined;
  let life = 0;
  let isClosed = false;

  function end(): void {
    for (const attempt of underWay) attempt.abort();
  }

  return {
    async run(read) {
      const mine = life;
      for (;;) {
        while (paused) await paused;
        if (mine !== life || isClosed) throw signedOutError();
        const attempt = new AbortController();
        underWay.add(attempt);
        try {
          return await read(attempt.signal);
        } catch (error) {
          if (!attempt.signal.aborted || isRefusal(error)) throw error;
        } finally {
          underWay.delete(attempt);
        }
      }
    },
    async pauseWhile(work) {
      end();
      const working = work();
      const both = Promise.allSettled([paused, working]).then(() => {
        if (paused === both) paused = undefined;
      });
      paused = both;
      return working;
    },
    reset(isGuest) {
      life += 1;
      isClosed = isGuest;
      end();
    },
  };
}
