import { Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { CashierTabs } from './CashierTabs.tsx';
import { retryIn } from './deposit/depositRetry.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

// Loaded in parallel with the page.
const DepositView = lazyView(
  async () => ({ default: (await import('./deposit/DepositView.tsx')).DepositView }),
  () => <Skeleton shape="block" />,
);

// On desktops only.
const DepositSide = lazyView(
  async () => ({ default: (await import('./deposit/DepositSide.tsx')).DepositSide }),
  () => <Skeleton shape="block" />,
);

/** Account page to pay in. */
export function Component() {
  const { t } = useTranslation('titles');
  const [search] = useSearchParams();
  usePageTitle(t('of.recharge'));
  return (
    <Stack gap="md">
      <CashierTabs current="deposit" />
      <DepositView Side={DepositSide} retry={retryIn(search)} />
    </Stack>
  );
}
