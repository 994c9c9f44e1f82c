import {
  type AccountNumbers,
  type SealedNumber,
  keepNumber,
  shownRequisite,
} from '../../../accounts/index.ts';
import type { Db } from '../../../kernel/index.ts';
import type { ProviderEvent, ProviderPayment } from './adapter.ts';
import type { GuardedProvider } from './circuit.ts';
import type { ListedProviders, Providers } from './providersFile.ts';

type Named = Pick<ProviderPayment, 'instrument' | 'requisite'>;

/**
 * Wraps providers: what they report names a card, account or wallet by its digest only, and the number itself is stored
 * encrypted before the answer is used. So no row, log or error after this point contains it.
 */
export function privateProviders(listed: ListedProviders, db: Db, numbers: AccountNumbers): Providers {
  function withDigest<Said extends Named>(
    said: Said,
  ): { readonly said: Said; readonly sealed?: SealedNumber } {
    const requisite = said.requisite === undefined ? undefined : shownRequisite(said.requisite);
    if (said.instrument === undefined) return { said: { ...said, requisite } };
    const sealed = numbers.seal({ name: said.instrument, fields: {} });
    return { said: { ...said, requisite, instrument: sealed.digest }, sealed };
  }

  async function kept<Said extends Named>(answer: Said): Promise<Said> {
    const { said, sealed } = withDigest(answer);
    if (sealed) await keepNumber(db, sealed);
    return said;
  }

  const wrapped = (provider: GuardedProvider): PrivateProvider => ({
    isDown: () => provider.isDown(),
    createDeposit: async (wanted) => kept(await provider.createDeposit(wanted)),
    lookUp: async (...asked) => kept(await provider.lookUp(...asked)),
    cancel: async (providerRef) => kept(await provider.cancel(providerRef)),
    refund: (...refund) => provider.refund(...refund),
    report: (day) => provider.report(day),
    createPayout: async (wanted) => kept(await provider.createPayout(wanted)),
    lookUpPayout: async (merchantRef) => kept(await provider.lookUpPayout(merchantRef)),
    readCallback: async (callback, siteId) => kept(provider.readCallback(callback, siteId)),
  });

  return {
    methods: listed.methods,
    numbers,
    of(id) {
      const provider = listed.of(id);
      return provider && wrapped(provider);
    },
  };
}

/** A provider whose answers and events have digests in place of numbers. */
export interface PrivateProvider extends Omit<GuardedProvider, 'readCallback'> {
  /** Reads a call-back. Throws a BadSignatureError or an UnreadableCallbackError. */
  readCallback(...received: Parameters<GuardedProvider['readCallback']>): Promise<ProviderEvent>;
}
