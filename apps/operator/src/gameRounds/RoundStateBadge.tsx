import type { OperatorRound } from '@touchline/contract/operators';
import { Badge, type BadgeProps } from '@touchline/ui';
import { t } from '../messages/messages.ts';

const tones: Readonly<Record<OperatorRound['state'], NonNullable<BadgeProps['tone']>>> = {
  open: 'warning',
  closed: 'success',
  rolledBack: 'neutral',
};

/** State of a round. */
export function RoundStateBadge({ state }: Pick<OperatorRound, 'state'>) {
  return <Badge tone={tones[state]}>{t(`round.state.${state}`)}</Badge>;
}
