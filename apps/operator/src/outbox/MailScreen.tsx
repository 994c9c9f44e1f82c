import { useQuery } from '@tanstack/react-query';
import type { MailDetail } from '@touchline/contract/operators';
import { Button, Link, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { WriteNotice } from '../shared/WriteNotice.tsx';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { canRetry } from './deliveryState.ts';
import { MessageText } from './MessageText.tsx';

/** One mail as text; one that was given up can be sent again unless its code or link has ended. */
export function MailScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/outbox/{mailId}', { path: { mailId: id } }));
  return (
    <Stack gap="md">
      <Link href={to('outbox')} tone="muted">
        {t('outbox.back')}
      </Link>
      <Loaded query={query}>{(mail) => <Mail mail={mail} />}</Loaded>
    </Stack>
  );
}

function Mail({ mail }: { readonly mail: MailDetail }) {
  const { isBusy, problem, send } = useWrite();
  const [done, setDone] = useState<string>();
  const { id, subject, recipient, at, lastError, text, secret } = mail;

  async function retry(): Promise<void> {
    setDone(undefined);
    const answer = await send('post', '/ops/outbox/{mailId}/retry', { path: { mailId: id } });
    if (answer) setDone(t('outbox.retried'));
  }

  return (
    <>
      <PageHead
        title={subject}
        badges={<DeliveryBadge delivery={mail} />}
        detail={[recipient, shownTime(Date.parse(at))].join(' · ')}
        actions={
          canRetry(mail) ? (
            <Button tone="strong" icon="refresh" busy={isBusy} onClick={() => void retry()}>
              {t('outbox.retry')}
            </Button>
          ) : undefined
        }
      />
      <WriteNotice problem={problem} />
      <DoneNotice text={done} />
      {lastError === null ? null : <Notice tone="warning">{t('outbox.error', { error: lastError })}</Notice>}
      <MessageText text={text} secret={secret} />
    </>
  );
}
