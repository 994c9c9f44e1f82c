import type { ListedText } from '@touchline/contract/operators';
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
  readonly texts: readonly ListedText[];
}

const columns = (['recipient', 'site', 'at', 'state', 'error'] as const).map((id) => ({
  id,
  header: t(`texts.column.${id}`),
  numeric: id === 'at' || id === 'state',
}));

/** Number of messages in a page of the server. */
const PAGE = 50;

/** Text messages to phones, newest first, sent or not. */
export function TextsScreen() {
  const asked = useCall<Page>('/ops/texts');
  return (
    <Stack gap="md">
      <PageHead title={t('nav.texts')} detail={t('texts.detail')} />
      <MessageTabs current="texts" />
      <Loaded asked={asked}>
        {({ texts }) => {
          const last = texts.length > 0 && texts.length % PAGE === 0 ? texts.at(-1) : undefined;
          return (
            <Stack gap="md">
              <Card pad="none">
                <Table
                  label={t('nav.texts')}
                  narrow="cards"
                  columns={columns}
                  rows={texts.map((message) => ({
                    id: message.id,
                    cells: {
                      recipient: <Link href={to('texts', message.id)}>{message.recipient}</Link>,
                      site: message.siteId,
                      at: shortTime(Date.parse(message.at)),
                      state: <DeliveryBadge delivery={message} />,
                      error: message.lastError ?? '',
                    },
                  }))}
                  empty={<EmptyState icon="message" title={t('texts.none')} />}
                />
              </Card>
              <OlderButton<Page>
                path={last && `/ops/texts?before=${last.id}`}
                loaded={(more) => asked.put({ texts: [...texts, ...more.texts] })}
              />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
