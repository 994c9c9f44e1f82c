import { Card, Skeleton } from '@touchline/ui';
import { lazyView } from '../../platform/lazy/lazy.tsx';

// Loaded in parallel with the page.
const DepositView = lazyView(
  async () => ({ default: (await import('./deposit/DepositView.tsx')).DepositView }),
  () => <Skeleton shape="block" />,
);

/** Account page to pay in. */
export function Component() {
  return (
    <Card>
      <DepositView />
    </Card>
  );
}
