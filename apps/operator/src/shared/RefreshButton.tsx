import { Button } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { CallState } from './useCall.ts';

/** Button of a page's head that reads the page's data again. */
export function RefreshButton({ asked }: { readonly asked: CallState<unknown> }) {
  return (
    <Button icon="refresh" emphasis="outline" busy={asked.isBusy} onClick={asked.reload}>
      {t('page.refresh')}
    </Button>
  );
}
