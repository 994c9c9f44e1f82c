import type { Adjustment } from '@touchline/contract/operators';
import { Button, EmptyState, Inline, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { TableCard } from '../shared/TableCard.tsx';

const columns = [
  { id: 'player', header: t('adjustments.column.player') },
  { id: 'at', header: t('money.column.at'), numeric: true },
  { id: 'amount', header: t('money.column.amount'), numeric: true, align: 'end' },
  { id: 'reason', header: t('adjustments.column.reason') },
  { id: 'by', header: t('adjustments.column.by') },
  { id: 'actions', header: t('adjustments.column.actions') },
] as const;

interface Decision {
  readonly adjustment: Adjustment;
  readonly act: 'book' | 'refuse';
}

/** Adjustments that wait for a second operator; each decision needs a reason. */
export function AdjustmentsScreen() {
  const asked = useCall<{ readonly adjustments: readonly Adjustment[] }>('/ops/adjustments');
  const [decision, setDecision] = useState<Decision>();

  return (
    <Stack gap="md">
      <PageHead title={t('nav.adjustments')} detail={t('adjustments.noneDetail')} />
      <Loaded asked={asked}>
        {({ adjustments }) => (
          <TableCard
            title={t('adjustments.state.waiting')}
            columns={columns}
            rows={adjustments.map((one) => ({
              id: one.id,
              cells: {
                player: <Link href={to('players', one.playerId, 'money')}>{one.login}</Link>,
                at: shortTime(one.at),
                amount: moneyText(one.amount, one.iso),
                reason: one.reason,
                by: one.askedBy,
                actions: (
                  <Inline gap="sm" wrap="wrap">
                    <Button size="sm" onClick={() => setDecision({ adjustment: one, act: 'book' })}>
                      {t('adjustments.book')}
                    </Button>
                    <Button
                      size="sm"
                      tone="danger"
                      emphasis="outline"
                      onClick={() => setDecision({ adjustment: one, act: 'refuse' })}
                    >
                      {t('adjustments.refuse')}
                    </Button>
                  </Inline>
                ),
              },
            }))}
            empty={<EmptyState icon="scale" title={t('adjustments.none')} />}
          />
        )}
      </Loaded>
      {decision === undefined ? null : (
        <ReasonDialog
          title={t(`adjustments.${decision.act}Ask`, {
            amount: moneyText(decision.adjustment.amount, decision.adjustment.iso),
          })}
          description={t('adjustments.decideDetail', {
            name: decision.adjustment.askedBy,
            reason: decision.adjustment.reason,
          })}
          confirmLabel={t(`adjustments.${decision.act}`)}
          path={`${within('/ops/adjustments', decision.adjustment.id)}/${decision.act}`}
          onDone={() => {
            setDecision(undefined);
            asked.reload();
          }}
          onCancel={() => setDecision(undefined)}
        />
      )}
    </Stack>
  );
}
