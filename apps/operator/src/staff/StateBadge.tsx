import type { StaffState } from '@touchline/contract/operators';
import { Badge, type BadgeTone } from '@touchline/ui';
import { t } from '../messages/messages.ts';

const tones: Readonly<Record<StaffState, BadgeTone>> = {
  invited: 'info',
  active: 'success',
  locked: 'danger',
  ended: 'neutral',
};

/** State of a person's access. */
export function StateBadge({ state }: { readonly state: StaffState }) {
  return <Badge tone={tones[state]}>{t(`staff.state.${state}`)}</Badge>;
}
