import { Card, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CashierTabs } from './CashierTabs.tsx';
import { proposedAmount } from './withdraw/withdrawalAgain.ts';

// Loaded in parallel with the page.
const WithdrawView = lazyView(
  async () => ({ default: (await import('./withdraw/WithdrawView.tsx')).WithdrawView }),
  () => <Skeleton shape="block" />,
);

/** Account page to withdraw. */
export function Component() {
  const { t } = useTranslation('titles');
  const [search] = useSearchParams();
  usePageTitle(t('of.deduce'));
  return (
    <Stack gap="md">
      <CashierTabs current="withdraw" />
      <Card>
        <WithdrawView proposed={proposedAmount(search)} />
      </Card>
    </Stack>
  );
}
