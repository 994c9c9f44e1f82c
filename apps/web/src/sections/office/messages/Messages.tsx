import { OfficeColumns } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Inbox } from './Inbox.tsx';
import { NoMessage, OpenMessage } from './OpenMessage.tsx';

/** Messages of the player: the list next to the chosen message on desktops, one after the other on phones. */
export default function Messages() {
  const { t } = useTranslation('titles');
  const [search] = useSearchParams();
  const isDesk = useIsDesk();
  const asked = search.get('message');
  const id = asked !== null && /^[1-9]\d{0,18}$/.test(asked) ? asked : undefined;
  usePageTitle(t('of.messages'));
  const message = id === undefined ? undefined : <OpenMessage key={id} id={id} />;
  if (!isDesk) return message ?? <Inbox current={undefined} />;
  return (
    <OfficeColumns sideAt="start" side={<Inbox current={id} />}>
      {message ?? <NoMessage />}
    </OfficeColumns>
  );
}
