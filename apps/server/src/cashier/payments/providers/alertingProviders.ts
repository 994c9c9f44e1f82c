import type { PaymentAlerts, Unreadable } from '../alerts.ts';
import { ProviderSilentError } from '../../../kernel/index.ts';
import { UnreadableAnswerError } from './adapter.ts';
import type { PrivateProvider } from './privateProviders.ts';
import type { Providers } from './providersFile.ts';

/** Wraps providers: every answer that can't be read is an alert to operators. */
export function alertingProviders(providers: Providers, alerts: PaymentAlerts): Providers {
  function alerting(id: string, provider: PrivateProvider): PrivateProvider {
    async function withAlert<Answer>(
      about: Pick<Unreadable, 'subject' | 'paymentId' | 'day'>,
      work: () => Promise<Answer>,
    ): Promise<Answer> {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ProviderSilentError && error.cause instanceof UnreadableAnswerError)
          await alerts.unreadable({ ...about, provider: id, error: error.cause });
        throw error;
      }
    }
    const payment = (paymentId: string) => ({ subject: paymentId, paymentId });
    return {
      isDown: () => provider.isDown(),
      createDeposit: (wanted) => withAlert(payment(wanted.merchantRef), () => provider.createDeposit(wanted)),
      lookUp: (ref, own) => withAlert(payment(ref), () => provider.lookUp(ref, own)),
      cancel: (providerRef) => withAlert({ subject: providerRef }, () => provider.cancel(providerRef)),
      refund: (...refund) => provider.refund(...refund),
      report: (day) => withAlert({ subject: `report ${day}`, day }, () => provider.report(day)),
      createPayout: (wanted) => withAlert(payment(wanted.merchantRef), () => provider.createPayout(wanted)),
      lookUpPayout: (ref) => withAlert(payment(ref), () => provider.lookUpPayout(ref)),
      readCallback: (callback, siteId) => provider.readCallback(callback, siteId),
    };
  }
  return {
    methods: providers.methods,
    numbers: providers.numbers,
    of(id) {
      const provider = providers.of(id);
      return provider && alerting(id, provider);
    },
  };
}
