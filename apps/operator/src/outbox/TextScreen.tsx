import { useQuery } from '@tanstack/react-query';
import { Link, Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { MessageText } from './MessageText.tsx';

/** One text message to a phone. */
export function TextScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/texts/{textId}', { path: { textId: id } }));
  return (
    <Stack gap="md">
      <Link href={to('texts')} tone="muted">
        {t('texts.back')}
      </Link>
      <Loaded query={query}>
        {(message) => (
          <>
            <PageHead
              title={message.recipient}
              badges={<DeliveryBadge delivery={message} />}
              detail={[message.siteId, shownTime(Date.parse(message.at))].join(' · ')}
            />
            {message.lastError === null ? null : (
              <Notice tone="warning">{t('outbox.error', { error: message.lastError })}</Notice>
            )}
            <MessageText text={message.text} secret={message.secret} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
