import type { Adjustment } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { TableCard } from '../shared/TableCard.tsx';

const columns = [
  { id: 'at', header: t('money.column.at'), numeric: true },
  { id: 'amount', header: t('money.column.amount'), numeric: true, align: 'end' },
  { id: 'reason', header: t('adjustments.column.reason') },
  { id: 'by', header: t('adjustments.column.by') },
  { id: 'state', header: t('adjustments.column.state') },
] as const;
const tones = { waiting: 'warning', booked: 'success', refused: 'neutral' } as const;

/** Adjustments of a player's balances, newest first; renders nothing without any. */
export function PlayerAdjustments({ playerId }: { readonly playerId: string }) {
  const asked = useCall<{ readonly adjustments: readonly Adjustment[] }>(
    `/ops/adjustments?player=${encodeURIComponent(playerId)}`,
  );
  return (
    <Loaded asked={asked}>
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
  );
}
