import type { ListedText } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { deliveryColumns } from './deliveryColumns.tsx';
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
  ...deliveryColumns('texts'),
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
