import type { OperatorPaymentDetail } from '@touchline/contract/operators';
import { Card, Inline, Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';

interface PaymentLinksProps {
  readonly payment: {
    readonly id: string;
    readonly playerId: string;
    /** @default none */
    readonly cameWith?: OperatorPaymentDetail['cameWith'];
  };
}

/**
 * Card with links from a payment to its player, if the operator may see players, to the deposit that it came with, and
 * to the audit log.
 */
export function PaymentLinks({ payment: { id, playerId, cameWith } }: PaymentLinksProps) {
  return (
    <Card>
      <Inline wrap="wrap" gap="lg">
        {may('players') ? (
          <Link href={to('players', playerId)}>{t('player.title', { id: playerId })}</Link>
        ) : null}
        {cameWith ? (
          <Link href={to('payments', cameWith.paymentId)}>
            {t(`payments.cameWith.${cameWith.kind}`, { id: cameWith.paymentId.slice(0, 8) })}
          </Link>
        ) : null}
        <Link href={to('audit', `payment:${id}`)}>{t('nav.audit')}</Link>
      </Inline>
    </Card>
  );
}
