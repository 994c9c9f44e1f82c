import { messageOf, t } from '../messages/messages.ts';

/** Says why an offer can't be published: a sentence for each fault. */
export const faultsText = (faults: readonly string[]): string =>
  [t('offers.faults'), ...faults.map((fault) => messageOf('offerFault', fault))].join(' ');
