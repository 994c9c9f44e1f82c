/** Thrown by an adapter if the provider gave no answer that says whether the call had an effect. */
export class ProviderSilentError extends Error {
  override readonly name = 'ProviderSilentError';
}

/** Guard of the calls to a provider. */
export interface Circuit {
  /** Returns true while the provider isn't called. */
  isDown(): boolean;
  /** Makes a call, or throws a ProviderSilentError while the provider isn't called. */
  call<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** Failures within `WINDOW` ms after which a provider isn't called for `PAUSE` ms. */
const MOST_FAILURES = 5;
const WINDOW = 60_000;
const PAUSE = 30_000;

/** Creates the guard of a provider: after five calls without an answer in a minute it isn't called for half a minute. */
export function createCircuit(now: () => Date): Circuit {
  let failures: number[] = [];
  let opensAt = 0;
  const isDown = (): boolean => now().getTime() < opensAt;
  return {
    isDown,
    async call(work) {
      if (isDown()) throw new ProviderSilentError('The provider isn’t called: it gave no answers just now.');
      try {
        return await work();
      } catch (error) {
        if (error instanceof ProviderSilentError) {
          const at = now().getTime();
          failures = [...failures.filter((time) => time > at - WINDOW), at];
          if (failures.length >= MOST_FAILURES) {
            opensAt = at + PAUSE;
            failures = [];
          }
        }
        throw error;
      }
    },
  };
}
