import { useQuery } from '@tanstack/react-query';
import { Stack, TabLinks } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { Composer } from './Composer.tsx';
import { SentTab } from './SentTab.tsx';

interface MessagesScreenProps {
  /** True if a message is written; the list of sent ones otherwise. */
  readonly isNew: boolean;
  /** Its recipient; a segment if absent. */
  readonly playerId?: string | undefined;
}

/** Messages to players: what was sent, and the form for a new one. */
export function MessagesScreen({ isNew, playerId }: MessagesScreenProps) {
  const query = useQuery(read('/ops/messages/sites'));
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
      <Loaded query={query}>
        {({ sites }) =>
          isNew ? <Composer key={playerId} sites={sites} playerId={playerId} /> : <SentTab sites={sites} />
        }
      </Loaded>
    </Stack>
  );
}
