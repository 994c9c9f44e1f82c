import { Skeleton, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Skeleton of a page while it loads. */
export function LoadingPage() {
  return (
    <div role="status" aria-busy="true" aria-label={t('kit.loading')}>
      <Stack gap="lg">
        <Skeleton shape="control" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
