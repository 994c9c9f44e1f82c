import type { ListedMail } from '@touchline/contract/operators';
import { Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { MessageTabs } from './MessageTabs.tsx';

interface Page {
  readonly mails: readonly ListedMail[];
}

const columns = (['subject', 'recipient', 'at', 'state', 'error'] as const).map((id) => ({
  id,
  header: t(`outbox.column.${id}`),
  numeric: id === 'at' || id === 'state',
}));

/** Number of mails in a page of the server. */
const PAGE = 50;

/** Mails to players, newest first, sent or not. */
export function OutboxScreen() {
  const asked = useCall<Page>('/ops/outbox');
  return (
    <Stack gap="md">
      <PageHead title={t('nav.outbox')} detail={t('outbox.detail')} />
      <MessageTabs current="outbox" />
      <Loaded asked={asked}>
        {({ mails }) => {
          const last = mails.length % PAGE === 0 ? mails.at(-1) : undefined;
          return (
            <Stack gap="md">
              <Card pad="none">
                <Table
                  label={t('nav.outbox')}
                  narrow="cards"
                  columns={columns}
                  rows={mails.map((mail) => ({
                    id: mail.id,
                    cells: {
                      subject: <Link href={to('outbox', mail.id)}>{mail.subject}</Link>,
                      recipient: mail.recipient,
                      at: shortTime(Date.parse(mail.at)),
                      state: <DeliveryBadge delivery={mail} />,
                      error: mail.lastError ?? '',
                    },
                  }))}
                  empty={<EmptyState icon="mail" title={t('outbox.none')} />}
                />
              </Card>
              <OlderButton<Page>
                path={last && `/ops/outbox?before=${last.id}`}
                loaded={(more) => asked.put({ mails: [...mails, ...more.mails] })}
              />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
