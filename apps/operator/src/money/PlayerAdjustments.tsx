import { useQuery } from '@tanstack/react-query';
import type { PlayerMoney } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { playerForms } from '../players/playerForms.ts';
import { FormTarget } from '../shared/FormTarget.tsx';
import { moneyText } from '../shared/money.ts';
import { shortTime } from '../shared/times.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { AdjustForm } from './AdjustForm.tsx';

const columns = [
  { id: 'at', header: t('money.column.at'), numeric: true },
  { id: 'amount', header: t('money.column.amount'), numeric: true, align: 'end' },
  { id: 'reason', header: t('adjustments.column.reason') },
  { id: 'by', header: t('adjustments.column.by') },
  { id: 'state', header: t('adjustments.column.state') },
] as const;
const tones = { waiting: 'warning', booked: 'success', refused: 'neutral' } as const;

interface PlayerAdjustmentsProps extends Pick<PlayerMoney, 'accounts'> {
  readonly playerId: string;
}

/** Form that adjusts a balance of a player, and the adjustments so far, newest first. */
export function PlayerAdjustments({ playerId, accounts }: PlayerAdjustmentsProps) {
  const query = useQuery(read('/ops/adjustments', { query: { player: playerId } }));
  return (
    <>
      <FormTarget name={playerForms.adjust}>
        <AdjustForm playerId={playerId} accounts={accounts} />
      </FormTarget>
      <Loaded query={query}>
        {({ adjustments }) =>
          adjustments.length === 0 ? null : (
            <TableCard
              title={t('adjustments.list')}
              columns={columns}
              rows={adjustments.map((one) => ({
                id: one.id,
                cells: {
                  at: shortTime(one.at),
                  amount: moneyText(one.amount, one.iso),
                  reason: one.reason,
                  by: [one.askedBy, one.decidedBy].filter((name) => name !== null).join(', '),
                  state: <Badge tone={tones[one.state]}>{t(`adjustments.state.${one.state}`)}</Badge>,
                },
              }))}
            />
          )
        }
      </Loaded>
    </>
  );
}
