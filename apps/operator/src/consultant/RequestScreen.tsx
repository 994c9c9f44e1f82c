import { useQuery } from '@tanstack/react-query';
import type { DeskRequestDetail } from '@touchline/contract/operators';
import { Badge, ConsoleColumns, Link, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Due } from './Due.tsx';
import { PaymentBeside } from './PaymentBeside.tsx';
import { Thread } from './Thread.tsx';
import { topicText } from './topicText.ts';

/** One request: its messages and files, the payment beside them, and the answer. */
export function RequestScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/payment-requests/{requestId}', { path: { requestId: id } }));
  return (
    <Stack gap="md">
      <Link href={to('consultant')} tone="muted">
        {t('consultant.back')}
      </Link>
      <Loaded query={query}>
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
              <Thread request={request} />
              <Answer request={request} />
            </ConsoleColumns>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** The form of the answer; a closed request only says so. */
function Answer({ request: { id, state } }: { readonly request: DeskRequestDetail }) {
  const [done, setDone] = useState<string>();
  if (state !== 'closed') return <AnswerForm requestId={id} onDone={setDone} />;
  return (
    <>
      <DoneNotice text={done} />
      <Paragraph tone="muted">{t('consultant.isClosed')}</Paragraph>
    </>
  );
}
