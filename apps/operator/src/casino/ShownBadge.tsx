import type { OperatorProvider } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Badge that says whether players see something. */
export function ShownBadge({ state }: Pick<OperatorProvider, 'state'>) {
  return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`shownState.${state}`)}</Badge>;
}
