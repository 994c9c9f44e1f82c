import type { RequestState } from '@touchline/contract/operators';
import { Badge, type BadgeTone, type IconName } from '@touchline/ui';
import { t } from '../messages/messages.ts';

const looks = {
  pending: { tone: 'info', icon: 'clock' },
  requested: { tone: 'warning', icon: 'upload' },
  refused: { tone: 'danger', icon: 'refused' },
  approved: { tone: 'success', icon: 'verified' },
} as const satisfies Record<RequestState, { readonly tone: BadgeTone; readonly icon: IconName }>;

/** State of a request. */
export function StateBadge({ state }: { readonly state: RequestState }) {
  return <Badge {...looks[state]}>{t(`requestState.${state}`)}</Badge>;
}
