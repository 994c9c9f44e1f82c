import { ProviderSilentError, type PaymentProvider } from './adapter.ts';

/** A provider that isn't called while it gives no answers. */
export interface GuardedProvider extends PaymentProvider {
  /** Returns true while it isn't called. */
  isDown(): boolean;
}

/** Failures within `WINDOW` ms after which a provider isn't called for `PAUSE` ms. */
const MOST_FAILURES = 5;
const WINDOW = 60_000;
const PAUSE = 30_000;

/** Wraps a provider: after five calls without an answer in a minute it isn't called for half a minute. */
export function guarded(provider: PaymentProvider, now: () => Date): GuardedProvider {
  let failures: number[] = [];
  let opensAt = 0;
  const isDown = (): boolean => now().getTime() < opensAt;

  async function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
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
  }

  return {
    isDown,
    createDeposit: (wanted) => call(() => provider.createDeposit(wanted)),
    lookUp: (merchantRef) => call(() => provider.lookUp(merchantRef)),
    cancel: (providerRef) => call(() => provider.cancel(providerRef)),
    refund: (...refund) => call(() => provider.refund(...refund)),
    report: (day) => call(() => provider.report(day)),
    createPayout: (wanted) => call(() => provider.createPayout(wanted)),
    lookUpPayout: (merchantRef) => call(() => provider.lookUpPayout(merchantRef)),
    readCallback: (callback) => provider.readCallback(callback),
  };
}
