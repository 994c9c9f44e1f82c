import type { ReceivedMessage } from '@touchline/contract/operators';
import { Badge, ButtonLink, Card, EmptyState, Inline, Stack, Table } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';

const columns = (['title', 'from', 'at', 'read', 'state'] as const).map((id) => ({
  id,
  header: t(`received.column.${id}`),
}));

/** Messages of the platform and of operators to a player, newest first, with those that the player deleted. */
export function PlayerMessages({ playerId }: { readonly playerId: string }) {
  const pages = usePages(
    readPages('/ops/messages/players/{playerId}', { path: { playerId } }, { next: ({ next }) => next }),
  );
  return (
    <Loaded query={pages}>
      {({ pages: loaded }) => (
        <Stack gap="md">
          <Inline>
            <ButtonLink icon="message" href={to('messages', 'new', playerId)}>
              {t('received.write')}
            </ButtonLink>
          </Inline>
          <Card pad="none">
            <Table
              label={t('received.title')}
              narrow="cards"
              columns={columns}
              rows={loaded
                .flatMap(({ messages }) => messages)
                .map((message) => ({
                  id: message.id,
                  cells: {
                    title: message.title ?? messageOf('messageKind', message.kind),
                    from: t(message.sentId === null ? 'received.platform' : 'received.operator'),
                    at: shortTime(message.at),
                    read: message.readAt === null ? '' : shortTime(message.readAt),
                    state: <State message={message} />,
                  },
                }))}
              empty={<EmptyState icon="message" title={t('received.none')} />}
            />
          </Card>
          <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
        </Stack>
      )}
    </Loaded>
  );
}

function State({ message: { readAt, deletedAt, withdrawnAt } }: { readonly message: ReceivedMessage }) {
  if (withdrawnAt !== null) return <Badge tone="warning">{t('received.withdrawn')}</Badge>;
  if (deletedAt !== null) return <Badge tone="warning">{t('received.deleted')}</Badge>;
  return readAt === null ? (
    <Badge tone="info">{t('received.unread')}</Badge>
  ) : (
    <Badge>{t('received.read')}</Badge>
  );
}
