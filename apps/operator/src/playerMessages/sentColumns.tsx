import type { MessageSite, SentMessage } from '@touchline/contract/operators';
import { Badge, Inline, Link } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { recipientsText } from './recipientsText.ts';

/** Returns the title of a message in its site's default language. */
export function titleOf({ texts, siteId }: SentMessage, sites: readonly MessageSite[]): string {
  const [language = ''] = sites.find(({ id }) => id === siteId)?.languages ?? [];
  return (texts[language] ?? Object.values(texts)[0])?.title ?? '';
}

/** Column with a number of players or messages. */
const figure = (id: 'reached' | 'read' | 'mails' | 'sms'): ListColumn<SentMessage> => ({
  id,
  header: t(`messages.column.${id}`),
  numeric: true,
  align: 'end',
  cell: (message) => message[id],
  sortBy: (message) => message[id],
});

/** Columns of sent messages, without what can be done about them. */
export const sentColumns = (sites: readonly MessageSite[]): readonly ListColumn<SentMessage>[] => [
  {
    id: 'title',
    header: t('messages.column.title'),
    cell: (message) => (
      <Inline gap="sm" wrap="wrap">
        {titleOf(message, sites)}
        <State message={message} />
      </Inline>
    ),
    text: (message) => titleOf(message, sites),
    sortBy: (message) => titleOf(message, sites),
  },
  {
    id: 'to',
    header: t('messages.column.to'),
    cell: (message) =>
      message.player ? (
        <Link href={to('players', message.player.id)}>{message.player.login}</Link>
      ) : (
        recipientsText(message, sites)
      ),
    text: (message) => message.player?.login ?? recipientsText(message, sites),
    sortBy: (message) => message.player?.login ?? recipientsText(message, sites),
  },
  figure('reached'),
  figure('read'),
  figure('mails'),
  figure('sms'),
  {
    id: 'by',
    header: t('messages.column.by'),
    cell: ({ operator }) => operator,
    sortBy: ({ operator }) => operator,
  },
  instantColumn('at', t('messages.column.at'), ({ at }) => at),
  {
    id: 'site',
    header: t('messages.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
    isExtra: true,
  },
  {
    id: 'link',
    header: t('messages.link'),
    cell: ({ link }) => link ?? '',
    isExtra: true,
  },
  {
    id: 'expires',
    header: t('messages.column.expires'),
    numeric: true,
    cell: ({ expiresAt }) => (expiresAt === null ? '' : shortTime(expiresAt)),
    text: ({ expiresAt }) => (expiresAt === null ? '' : new Date(expiresAt).toISOString()),
    sortBy: ({ expiresAt }) => expiresAt ?? Infinity,
    isExtra: true,
  },
];

function State({ message: { state, withdrawnBy } }: { readonly message: SentMessage }) {
  if (withdrawnBy !== null)
    return <Badge tone="warning">{t('messages.state.withdrawn', { operator: withdrawnBy })}</Badge>;
  return state === 'sending' ? <Badge tone="pending">{t('messages.state.sending')}</Badge> : null;
}
