import { TabLinks } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';

const lists = ['outbox', 'texts'] as const;

/** Links between the lists of messages to players: e-mails and text messages. */
export function MessageTabs({ current }: { readonly current: (typeof lists)[number] }) {
  return (
    <TabLinks
      label={t('outbox.tabs')}
      tone="surface"
      items={lists.map((list) => ({
        href: to(list),
        label: t(`nav.${list}`),
        current: list === current,
      }))}
    />
  );
}
