import { Card, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CashierTabs } from './CashierTabs.tsx';
import { amountIn } from './withdraw/withdrawalAgain.ts';

// Loaded in parallel with the page.
const WithdrawView = lazyView(
  async () => ({ default: (await import('./withdraw/WithdrawView.tsx')).WithdrawView }),
  () => <Skeleton shape="block" />,
);

const AutomaticCard = lazyView(
  async () => ({ default: (await import('./withdraw/AutomaticCard.tsx')).AutomaticCard }),
  () => null,
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
        <WithdrawView proposed={amountIn(search)} />
      </Card>
      <AutomaticCard />
    </Stack>
  );
}
