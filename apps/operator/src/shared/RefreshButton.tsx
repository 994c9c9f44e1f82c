import { Button } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { Loadable } from './Loaded.tsx';

/** Button of a page's head that reads the page's data again. */
export function RefreshButton({
  query,
}: {
  readonly query: Pick<Loadable<unknown>, 'isFetching' | 'refetch'>;
}) {
  return (
    <Button icon="refresh" emphasis="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
      {t('page.refresh')}
    </Button>
  );
}
