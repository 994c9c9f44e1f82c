import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { AvailableLimits, Limit } from '../../../features/limits/limits.api.ts';
import Help from '../Help.tsx';
import { Breaks } from './Breaks.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { Exclusion } from './Exclusion.tsx';

interface WaysOutProps {
  readonly own: readonly Limit[];
  readonly available: AvailableLimits;
}

/**
 * Ways to stop playing, from the shortest to the permanent one: a break, a self-exclusion, closing the account; then
 * where to get help.
 */
export default function AccountExits(limits: WaysOutProps) {
  const { t } = useTranslation('responsible');
  return (
    <>
      <Stack>
        <Heading level={2}>{t('groups.out')}</Heading>
        <Breaks {...limits} />
        <Exclusion {...limits} />
        <CloseAccount />
      </Stack>
      <Help />
    </>
  );
}
