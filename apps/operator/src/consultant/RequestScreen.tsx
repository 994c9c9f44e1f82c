import type { DeskRequestDetail } from '@touchline/contract/operators';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  ConsoleColumns,
  DetailList,
  Inline,
  Link,
  MessageThread,
  Paragraph,
  Stack,
} from '@touchline/ui';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { paymentAddress, paymentReasonText, paymentStateText } from '../payments/paymentText.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Due, topicText } from './RequestsScreen.tsx';
import { useDownload } from './useDownload.ts';

/** One request: its messages and files, the payment beside them, and the answer. */
export function RequestScreen({ id }: { readonly id: string }) {
  const path = within('/ops/payment-requests', id);
  const asked = useCall<DeskRequestDetail>(path);
  return (
    <Stack gap="md">
      <Link href={to('consultant')} tone="muted">
        {t('consultant.back')}
      </Link>
      <Loaded asked={asked}>
        {(request) => (
          <>
            <PageHead
              title={t('consultant.title', { number: request.number })}
              badges={
                <>
                  <Badge tone={request.state === 'open' ? 'warning' : 'neutral'}>
                    {t(`consultant.state.${request.state}`)}
                  </Badge>
                  <Due dueAt={request.dueAt} />
                </>
              }
              detail={topicText(request)}
            />
            <ConsoleColumns aside={<PaymentBeside request={request} />}>
              <Thread request={request} path={path} />
              {request.state === 'closed' ? (
                <Paragraph tone="muted">{t('consultant.isClosed')}</Paragraph>
              ) : (
                <AnswerForm key={request.updatedAt} path={path} reload={asked.reload} />
              )}
            </ConsoleColumns>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface ThreadProps {
  readonly request: DeskRequestDetail;
  readonly path: string;
}

function Thread({ request: { messages, login }, path }: ThreadProps) {
  const { download, problem } = useDownload(path);
  const files = messages.flatMap((message) => message.files);
  return (
    <Card>
      <Stack gap="md">
        <MessageThread
          aria-label={t('consultant.messages')}
          messages={messages.map(({ id, operator, at, text, files: own }) => ({
            id,
            own: operator !== null,
            author: operator ?? login,
            time: shownTime(at),
            text,
            files: own,
          }))}
        />
        {files.length === 0 ? null : (
          <Inline gap="sm" wrap="wrap">
            {files.map((file) => (
              <Button
                key={file.id}
                size="sm"
                icon="download"
                emphasis="outline"
                onClick={() => void download(file)}
              >
                {t('consultant.save', { name: file.name })}
              </Button>
            ))}
          </Inline>
        )}
        {problem === undefined ? null : <Paragraph tone="muted">{problem}</Paragraph>}
      </Stack>
    </Card>
  );
}

function PaymentBeside({ request }: Pick<ThreadProps, 'request'>) {
  const { payment, playerId, login } = request;
  return (
    <TitledCard title={t(payment ? 'consultant.payment' : 'payments.column.player')}>
      <Stack gap="md">
        {payment && <DetailList details={factsOf(payment)} />}
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

function factsOf(payment: NonNullable<DeskRequestDetail['payment']>) {
  const { iso, amount, received, receivedIso, fee, method, state, reason, direction, at, id } = payment;
  const facts = [
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
  return facts.flatMap(([factId, label, value]) => (value === null ? [] : [{ id: factId, label, value }]));
}
