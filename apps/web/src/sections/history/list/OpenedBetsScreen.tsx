import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { BetList } from './BetList.tsx';
import { useShownList } from './listBefore.ts';

/** The player's unsettled bets. */
export function Component() {
  useShownList();
  const { t } = useTranslation('common');
  usePageTitle(t('nav.openedBets'));
  return (
    <Stack gap="md">
      <Heading level={1}>{t('nav.openedBets')}</Heading>
      <BetList question={{ state: 'open' }} state="open" />
    </Stack>
  );
}
