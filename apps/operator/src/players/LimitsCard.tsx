import type { Player } from '@touchline/contract/operators';
import { Badge, EmptyState, Stack } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { FormTarget } from '../shared/FormTarget.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { LimitForm } from './LimitForm.tsx';
import { limitValueText } from './limitText.ts';
import { playerForms } from './playerForms.ts';

interface LimitsCardProps {
  readonly player: Player;
}

const columns = (['type', 'value', 'state', 'ends'] as const).map((id) => ({
  id,
  header: t(`player.limit.${id}`),
}));

/** Limits in force or pending, and the form that sets one. */
export function LimitsCard({ player }: LimitsCardProps) {
  return (
    <Stack gap="md">
      <TableCard
        title={t('player.limits')}
        columns={columns}
        rows={player.limits.map(({ type, value, iso, state, startsAt, endsAt }) => ({
          id: `${type} ${state} ${startsAt}`,
          cells: {
            type: messageOf('limit', type),
            value: limitValueText({ type, value, iso }),
            state: (
              <Badge tone={state === 'ACTIVE' ? 'success' : 'pending'}>
                {messageOf('limitState', state)}
              </Badge>
            ),
            ends: endsAt === null ? '' : shownTime(endsAt * 1000),
          },
        }))}
        empty={<EmptyState title={t('player.noLimits')} />}
      />
      <FormTarget name={playerForms.limit}>
        <LimitForm player={player} />
      </FormTarget>
    </Stack>
  );
}
