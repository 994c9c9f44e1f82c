import type { ListedMail } from '@touchline/contract/operators';
import type { BadgeTone } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Delivery of an e-mail or a text message; a text message is never given up or withdrawn. */
export type Delivery = Pick<ListedMail, 'sentAt' | 'attempts' | 'expiredAt'> &
  Partial<Pick<ListedMail, 'gaveUpAt' | 'withdrawnAt'>>;

/** Returns the state of a message: sent, withdrawn or expired before that, given up, retried, or waiting. */
export function deliveryState({
  sentAt,
  attempts,
  expiredAt,
  gaveUpAt = null,
  withdrawnAt = null,
}: Delivery): { readonly tone: BadgeTone; readonly text: string } {
  if (sentAt !== null) return { tone: 'success', text: t('delivery.sent') };
  if (withdrawnAt !== null) return { tone: 'warning', text: t('delivery.withdrawn') };
  if (expiredAt !== null) return { tone: 'neutral', text: t('delivery.expired') };
  if (gaveUpAt !== null) return { tone: 'danger', text: t('delivery.gaveUp') };
  return attempts > 0
    ? { tone: 'warning', text: t('delivery.retried', { count: attempts }) }
    : { tone: 'pending', text: t('delivery.waiting') };
}

/** Returns whether an e-mail was given up, and its code or link hasn't ended. */
export const canRetry = ({ gaveUpAt = null, expiredAt }: Delivery): boolean =>
  gaveUpAt !== null && expiredAt === null;
