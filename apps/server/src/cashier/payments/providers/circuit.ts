import { createCircuit } from '../../../kernel/index.ts';
import type { PaymentProvider } from './adapter.ts';

/** A provider that isn't called while it gives no answers. */
export interface GuardedProvider extends PaymentProvider {
  /** Returns true while it isn't called. */
  isDown(): boolean;
}

/** Wraps a provider: after five calls without an answer in a minute it isn't called for half a minute. */
export function guarded(provider: PaymentProvider, now: () => Date): GuardedProvider {
  const { isDown, call } = createCircuit(now);
  return {
    isDown,
    createDeposit: (wanted) => call(() => provider.createDeposit(wanted)),
    lookUp: (...names) => call(() => provider.lookUp(...names)),
    cancel: (providerRef) => call(() => provider.cancel(providerRef)),
    refund: (...refund) => call(() => provider.refund(...refund)),
    report: (day) => call(() => provider.report(day)),
    createPayout: (wanted) => call(() => provider.createPayout(wanted)),
    lookUpPayout: (merchantRef) => call(() => provider.lookUpPayout(merchantRef)),
    readCallback: (callback, siteId) => provider.readCallback(callback, siteId),
  };
}
