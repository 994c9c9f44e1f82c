import type { Adjustment } from '@touchline/contract/operators';
import { Button, ConfirmDialog, EmptyState, Inline, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { TableCard } from './TableCard.tsx';

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
  const { isBusy, problem, run } = useChange();
  const [decision, setDecision] = useState<Decision>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);

  async function decide({ adjustment, act }: Decision): Promise<void> {
    setTried(true);
    if (!isReason(reason)) return;
    const path = `${within('/ops/adjustments', adjustment.id)}/${act}`;
    const answer = await run('POST', path, { reason: reason.trim() });
    if (!answer) return;
    setDecision(undefined);
    setReason('');
    setTried(false);
    asked.reload();
  }

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
        <ConfirmDialog
          open
          title={t(`adjustments.${decision.act}Ask`, {
            amount: moneyText(decision.adjustment.amount, decision.adjustment.iso),
          })}
          description={t('adjustments.decideDetail', {
            name: decision.adjustment.askedBy,
            reason: decision.adjustment.reason,
          })}
          confirmLabel={t(`adjustments.${decision.act}`)}
          cancelLabel={t('form.back')}
          busy={isBusy}
          onConfirm={() => void decide(decision)}
          onCancel={() => setDecision(undefined)}
        >
          <Stack gap="md">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
            <ProblemNotice problem={problem} />
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
