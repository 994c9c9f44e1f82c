import type { ListedMail } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { t } from '../messages/messages.ts';

interface DeliveryBadgeProps {
  readonly delivery: Pick<ListedMail, 'sentAt' | 'attempts' | 'expiredAt'> &
    Partial<Pick<ListedMail, 'gaveUpAt' | 'withdrawnAt'>>;
}

/** State of a message: sent, withdrawn or expired before that, given up, retried after a failure, or waiting. */
export function DeliveryBadge({
  delivery: { sentAt, attempts, expiredAt, gaveUpAt = null, withdrawnAt = null },
}: DeliveryBadgeProps) {
  if (sentAt !== null) return <Badge tone="success">{t('delivery.sent')}</Badge>;
  if (withdrawnAt !== null) return <Badge tone="warning">{t('delivery.withdrawn')}</Badge>;
  if (expiredAt !== null) return <Badge tone="neutral">{t('delivery.expired')}</Badge>;
  if (gaveUpAt !== null) return <Badge tone="danger">{t('delivery.gaveUp')}</Badge>;
  return attempts > 0 ? (
    <Badge tone="warning">{t('delivery.retried', { count: attempts })}</Badge>
  ) : (
    <Badge tone="pending">{t('delivery.waiting')}</Badge>
  );
}
