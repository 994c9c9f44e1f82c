import { Card, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CashierTabs } from './CashierTabs.tsx';

// Loaded in parallel with the page.
const WithdrawView = lazyView(
  async () => ({ default: (await import('./withdraw/WithdrawView.tsx')).WithdrawView }),
  () => <Skeleton shape="block" />,
);

/** Account page to withdraw. */
export function Component() {
  const { t } = useTranslation('titles');
  usePageTitle(t('of.deduce'));
  return (
    <Stack gap="md">
      <CashierTabs current="withdraw" />
      <Card>
        <WithdrawView />
      </Card>
    </Stack>
  );
}
