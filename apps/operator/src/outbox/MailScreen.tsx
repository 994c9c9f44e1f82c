import type { MailDetail } from '@touchline/contract/operators';
import { Button, Link, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { MessageText } from './MessageText.tsx';

/** One mail as text; one that was given up can be sent again unless its code or link has ended. */
export function MailScreen({ id }: { readonly id: string }) {
  const asked = useCall<MailDetail>(within('/ops/outbox', id));
  return (
    <Stack gap="md">
      <Link href={to('outbox')} tone="muted">
        {t('outbox.back')}
      </Link>
      <Loaded asked={asked}>{(mail) => <Mail mail={mail} reload={asked.reload} />}</Loaded>
    </Stack>
  );
}

interface MailProps {
  readonly mail: MailDetail;
  readonly reload: () => void;
}

function Mail({ mail, reload }: MailProps) {
  const { isBusy, problem, run } = useChange();
  const [isRetried, setRetried] = useState(false);
  const { id, subject, recipient, at, lastError, gaveUpAt, expiredAt, text, secret } = mail;

  async function retry(): Promise<void> {
    if (!(await run('POST', `${within('/ops/outbox', id)}/retry`))) return;
    setRetried(true);
    reload();
  }

  return (
    <>
      <PageHead
        title={subject}
        badges={<DeliveryBadge delivery={mail} />}
        detail={[recipient, shownTime(Date.parse(at))].join(' · ')}
        actions={
          gaveUpAt === null || expiredAt !== null ? undefined : (
            <Button tone="strong" icon="refresh" busy={isBusy} onClick={() => void retry()}>
              {t('outbox.retry')}
            </Button>
          )
        }
      />
      <ProblemNotice problem={problem} />
      <DoneNotice text={isRetried ? t('outbox.retried') : undefined} />
      {lastError === null ? null : <Notice tone="warning">{t('outbox.error', { error: lastError })}</Notice>}
      <MessageText text={text} secret={secret} />
    </>
  );
}
