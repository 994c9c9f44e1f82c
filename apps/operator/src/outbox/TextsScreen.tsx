import type { ListedText } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { deliveryState } from './deliveryState.ts';
import { lastOfPage } from './lastOfPage.ts';
import { MessageHead } from './MessageHead.tsx';

const columns: readonly ListColumn<ListedText>[] = [
  {
    id: 'recipient',
    header: t('texts.column.recipient'),
    cell: ({ id, recipient }) => <Link href={to('texts', id)}>{recipient}</Link>,
    text: ({ recipient }) => recipient,
    sortBy: ({ recipient }) => recipient,
  },
  {
    id: 'site',
    header: t('texts.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
  },
  {
    id: 'at',
    header: t('texts.column.at'),
    numeric: true,
    cell: ({ at }) => shortTime(Date.parse(at)),
    text: ({ at }) => at,
    sortBy: ({ at }) => Date.parse(at),
  },
  {
    id: 'state',
    header: t('texts.column.state'),
    numeric: true,
    cell: (message) => <DeliveryBadge delivery={message} />,
    text: (message) => deliveryState(message).text,
    sortBy: (message) => deliveryState(message).text,
  },
  { id: 'error', header: t('texts.column.error'), cell: ({ lastError }) => lastError ?? '' },
  {
    id: 'attempts',
    header: t('outbox.column.attempts'),
    numeric: true,
    align: 'end',
    cell: ({ attempts }) => attempts,
    sortBy: ({ attempts }) => attempts,
    isExtra: true,
  },
];

/** Text messages to phones, newest first, sent or not. */
export function TextsScreen() {
  return (
    <ListScreen
      name="texts"
      title={t('nav.texts')}
      head={<MessageHead current="texts" />}
      read={() => readPages('/ops/texts', {}, { next: ({ texts }) => lastOfPage(texts) })}
      rowsOf={({ texts }) => texts}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'message', title: t('texts.none') }}
    />
  );
}
