import { Stack, TabLinks } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';

const lists = ['outbox', 'texts'] as const;

/** Head of the lists of messages to players, with links between them: e-mails and text messages. */
export function MessageHead({ current }: { readonly current: (typeof lists)[number] }) {
  return (
    <Stack gap="md">
      <PageHead title={t(`nav.${current}`)} detail={t(`${current}.detail`)} />
      <TabLinks
        label={t('outbox.tabs')}
        tone="surface"
        items={lists.map((list) => ({
          href: to(list),
          label: t(`nav.${list}`),
          current: list === current,
        }))}
      />
    </Stack>
  );
}
