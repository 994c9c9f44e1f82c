import type { ListedMail } from '@touchline/contract/operators';
import { Link, Paragraph } from '@touchline/ui';
import { answerOf, client } from '../api/client.ts';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import type { BulkAct } from '../shared/list/BulkActs.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { deliveryColumns } from './deliveryColumns.tsx';
import { canRetry } from './deliveryState.ts';
import { lastOfPage } from './lastOfPage.ts';
import { MessageHead } from './MessageHead.tsx';

const columns: readonly ListColumn<ListedMail>[] = [
  {
    id: 'subject',
    header: t('outbox.column.subject'),
    cell: ({ id, subject }) => <Link href={to('outbox', id)}>{subject}</Link>,
    text: ({ subject }) => subject,
    sortBy: ({ subject }) => subject,
  },
  {
    id: 'recipient',
    header: t('outbox.column.recipient'),
    cell: ({ recipient }) => recipient,
    sortBy: ({ recipient }) => recipient,
  },
  ...deliveryColumns('outbox'),
  {
    id: 'language',
    header: t('outbox.column.language'),
    cell: ({ language }) => language,
    sortBy: ({ language }) => language,
    isExtra: true,
  },
  {
    id: 'sentAt',
    header: t('outbox.column.sentAt'),
    numeric: true,
    cell: ({ sentAt }) => (sentAt === null ? '' : shortTime(Date.parse(sentAt))),
    text: ({ sentAt }) => sentAt ?? '',
    sortBy: ({ sentAt }) => (sentAt === null ? Infinity : Date.parse(sentAt)),
    isExtra: true,
  },
];

const acts: readonly BulkAct<ListedMail>[] = [
  {
    id: 'retry',
    label: t('outbox.retry'),
    isFor: canRetry,
    reason: 'none',
    preview: (mails) => <Paragraph>{mails.map(({ recipient }) => recipient).join(', ')}</Paragraph>,
    undo: t('outbox.retryUndo'),
    act: ({ id }) =>
      answerOf(client.POST('/ops/outbox/{mailId}/retry', { params: { path: { mailId: id } } })),
  },
];

/** Mails to players, newest first, sent or not; those that were given up can be sent again together. */
export function OutboxScreen() {
  return (
    <ListScreen
      name="outbox"
      title={t('nav.outbox')}
      head={<MessageHead current="outbox" />}
      read={() => readPages('/ops/outbox', {}, { next: ({ mails }) => lastOfPage(mails) })}
      rowsOf={({ mails }) => mails}
      idOf={({ id }) => id}
      columns={columns}
      acts={acts}
      empty={{ icon: 'mail', title: t('outbox.none') }}
    />
  );
}
