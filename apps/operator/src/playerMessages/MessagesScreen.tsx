import type { MessageSite, SentMessage, SentMessagePage } from '@touchline/contract/operators';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Inline,
  Link,
  Stack,
  Table,
  TabLinks,
} from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';
import { Composer } from './Composer.tsx';
import { segmentText } from './segmentText.ts';

/** Interval at which the list is read again, ms: a message to a segment is delivered meanwhile. */
const READ_EVERY = 5000;
const PATH = '/ops/messages';

interface MessagesScreenProps {
  /** Whether a message is written; the list of sent ones otherwise. */
  readonly isNew: boolean;
  /** Its recipient; a segment when absent. */
  readonly playerId: string | undefined;
}

/** Messages to players: what was sent, and the form for a new one. */
export function MessagesScreen({ isNew, playerId }: MessagesScreenProps) {
  const sites = useCall<{ readonly sites: readonly MessageSite[] }>('/ops/messages/sites');
  return (
    <Stack gap="md">
      <PageHead title={t('nav.messages')} detail={t('messages.detail')} />
      <TabLinks
        label={t('messages.tabs')}
        tone="surface"
        items={[
          { href: to('messages'), label: t('messages.tab.sent'), current: !isNew },
          { href: to('messages', 'new'), label: t('messages.tab.new'), current: isNew },
        ]}
      />
      <Loaded asked={sites}>
        {({ sites: all }) => (isNew ? <Composer sites={all} playerId={playerId} /> : <Sent sites={all} />)}
      </Loaded>
    </Stack>
  );
}

const columns = (['title', 'to', 'reached', 'read', 'channels', 'by', 'at', 'action'] as const).map((id) => ({
  id,
  header: t(`messages.column.${id}`),
  numeric: id === 'reached' || id === 'read' || id === 'channels',
}));

/** Sent messages, newest first; a message can be withdrawn with a reason. */
function Sent({ sites }: { readonly sites: readonly MessageSite[] }) {
  const asked = useCall<SentMessagePage>(PATH);
  useEvery(READ_EVERY, asked.reload);
  const [question, ask] = useState<SentMessage>();
  const [done, setDone] = useState<string>();

  function finish(title: string): void {
    ask(undefined);
    setDone(t('messages.withdrawn', { title }));
    asked.reload();
  }

  return (
    <Loaded asked={asked}>
      {({ messages, next }) => (
        <Stack gap="md">
          <DoneNotice text={done} />
          <Card pad="none">
            <Table
              label={t('messages.tab.sent')}
              narrow="cards"
              columns={columns}
              rows={messages.map((message) => ({
                id: message.id,
                cells: {
                  title: (
                    <Inline gap="sm" wrap="wrap">
                      {titleOf(message, sites)}
                      <State message={message} />
                    </Inline>
                  ),
                  to: <To message={message} sites={sites} />,
                  reached: message.reached,
                  read: message.read,
                  channels: `${message.mails} / ${message.sms}`,
                  by: message.operator,
                  at: shortTime(message.at),
                  action:
                    message.withdrawnAt === null ? (
                      <Button size="sm" onClick={() => ask(message)}>
                        {t('messages.withdraw')}
                      </Button>
                    ) : null,
                },
              }))}
              empty={
                <EmptyState
                  icon="message"
                  title={t('messages.none')}
                  action={<ButtonLink href={to('messages', 'new')}>{t('messages.write')}</ButtonLink>}
                />
              }
            />
          </Card>
          <OlderButton<SentMessagePage>
            path={next === null ? undefined : `${PATH}?before=${next}`}
            loaded={(more) => asked.put({ messages: [...messages, ...more.messages], next: more.next })}
          />
          {question && (
            <ReasonDialog
              title={t('messages.withdrawTitle', { title: titleOf(question, sites) })}
              description={t('messages.withdrawDetail')}
              confirmLabel={t('messages.withdraw')}
              tone="danger"
              path={`${within(PATH, question.id)}/withdraw`}
              onDone={() => finish(titleOf(question, sites))}
              onCancel={() => ask(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function State({ message: { state, withdrawnBy } }: { readonly message: SentMessage }) {
  if (withdrawnBy !== null)
    return <Badge tone="warning">{t('messages.state.withdrawn', { operator: withdrawnBy })}</Badge>;
  return state === 'sending' ? <Badge tone="pending">{t('messages.state.sending')}</Badge> : null;
}

interface ToProps {
  readonly message: SentMessage;
  readonly sites: readonly MessageSite[];
}

function To({ message: { player, segment, siteId }, sites }: ToProps) {
  if (player) return <Link href={to('players', player.id)}>{player.login}</Link>;
  const site = sites.find(({ id }) => id === siteId)?.companyName ?? siteId;
  const conditions = segmentText(segment ?? {});
  const words =
    conditions === ''
      ? t('messages.toAll', { site })
      : t('messages.toSegment', { site, segment: conditions });
  return <span>{words}</span>;
}

/** Returns the title in the site's default language. */
function titleOf({ texts, siteId }: SentMessage, sites: readonly MessageSite[]): string {
  const [language = ''] = sites.find(({ id }) => id === siteId)?.languages ?? [];
  return (texts[language] ?? Object.values(texts)[0])?.title ?? '';
}
