import type { DeskRequestDetail } from '@touchline/contract/operators';
import { ButtonLink, DetailList, Inline, Paragraph, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { paymentAddress, paymentReasonText, paymentStateText } from '../payments/paymentText.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

/** The payment that a request is about, if any, and its player. */
export function PaymentBeside({ request }: { readonly request: DeskRequestDetail }) {
  const { payment, playerId, login } = request;
  return (
    <TitledCard title={t(payment ? 'consultant.payment' : 'payments.column.player')}>
      <Stack gap="md">
        {payment && <DetailList details={listDetails(payment)} />}
        <Inline gap="sm" wrap="wrap">
          {payment && (
            <ButtonLink tone="strong" href={paymentAddress(payment)}>
              {t('consultant.toPayment')}
            </ButtonLink>
          )}
          <ButtonLink href={to('players', playerId)}>{login}</ButtonLink>
        </Inline>
        {payment && <Paragraph tone="muted">{t('consultant.noMoney')}</Paragraph>}
      </Stack>
    </TitledCard>
  );
}

function listDetails(payment: NonNullable<DeskRequestDetail['payment']>) {
  const { iso, amount, received, receivedIso, fee, method, state, reason, direction, at, id } = payment;
  const details = [
    ['number', t('payments.column.payment'), id.slice(0, 8)],
    ['direction', t('consultant.direction'), t(`consultant.direction.${direction}`)],
    ['amount', t('payments.fact.amount'), moneyText(amount, iso)],
    ['received', t('payments.fact.received'), received === null ? null : moneyText(received, receivedIso)],
    ['fee', t('payments.fact.fee'), moneyText(fee, iso)],
    ['method', t('payments.fact.method'), method],
    ['state', t('payments.column.state'), paymentStateText(state)],
    ['reason', t('payments.fact.reason'), reason === null ? null : paymentReasonText(reason)],
    ['at', t('payments.column.at'), shownTime(at)],
  ] as const;
  return details.flatMap(([id, label, value]) => (value === null ? [] : [{ id: id, label, value }]));
}
