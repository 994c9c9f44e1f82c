import type { Debt } from '@touchline/contract/operators';
import { Button, Card, EmptyState, Inline, Link, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, useAloneRoom } from '../shared/AloneRoom.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';

const columns = [
  { id: 'of', header: t('debts.column.of') },
  { id: 'at', header: t('debts.column.at'), numeric: true },
  { id: 'amount', header: t('debts.column.amount'), numeric: true, align: 'end' },
  { id: 'open', header: t('debts.column.open'), numeric: true, align: 'end' },
  { id: 'balance', header: t('debts.column.balance'), numeric: true, align: 'end' },
  { id: 'actions', header: t('debts.column.actions') },
] as const;

/** Returns the cause of a debt: the corrected bet or round, or the deposit that was taken back. */
function causeOf({ couponId, roundId, paymentId = '' }: Debt): string {
  if (roundId !== undefined) return t('debts.ofRound', { id: roundId });
  if (couponId !== undefined) return t('debts.ofBet', { id: couponId });
  return t('debts.ofDeposit', { id: paymentId.slice(0, 8) });
}

/** Open debts, oldest first: collected from the balance, or written off. */
export function DebtsScreen() {
  const asked = useCall<{ readonly debts: readonly Debt[] }>('/ops/debts');
  const { isBusy, problem, run } = useChange();
  const [writingOff, setWritingOff] = useState<Debt>();
  const [done, setDone] = useState<string>();
  const { answer: room } = useAloneRoom(writingOff?.playerId);

  async function collect(debt: Debt): Promise<void> {
    setDone(undefined);
    const answer = await run<{ readonly taken: string }>('POST', `${within('/ops/debts', debt.id)}/collect`);
    if (!answer) return;
    setDone(t('debts.collected', { amount: moneyText(answer.taken, debt.iso), of: causeOf(debt) }));
    asked.reload();
  }

  function writtenOff(debt: Debt, answer: object): void {
    setWritingOff(undefined);
    const values = { amount: moneyText(debt.open, debt.iso), of: causeOf(debt) };
    setDone(isWaiting(answer) ? t('alone.asked') : t('debts.writtenOff', values));
    asked.reload();
  }

  return (
    <Stack gap="md">
      <PageHead title={t('nav.debts')} detail={t('debts.detail')} />
      <ProblemNotice problem={problem} />
      <DoneNotice text={done} />
      <Loaded asked={asked}>
        {({ debts }) => (
          <Card pad="none">
            <Table
              label={t('nav.debts')}
              narrow="cards"
              columns={columns}
              rows={debts.map((debt) => ({
                id: debt.id,
                cells: {
                  of: <Cause debt={debt} />,
                  at: shortTime(debt.at * 1000),
                  amount: moneyText(debt.amount, debt.iso),
                  open: moneyText(debt.open, debt.iso),
                  balance: moneyText(debt.balance, debt.iso),
                  actions: (
                    <Inline gap="sm" wrap="wrap">
                      <Button size="sm" busy={isBusy} onClick={() => void collect(debt)}>
                        {t('debts.collect')}
                      </Button>
                      <Button
                        size="sm"
                        tone="danger"
                        emphasis="outline"
                        onClick={() => {
                          setDone(undefined);
                          setWritingOff(debt);
                        }}
                      >
                        {t('debts.writeOff')}
                      </Button>
                    </Inline>
                  ),
                },
              }))}
              empty={<EmptyState icon="coins" title={t('debts.none')} />}
            />
          </Card>
        )}
      </Loaded>
      {writingOff === undefined ? null : (
        <ReasonDialog
          title={t('debts.confirm', {
            amount: moneyText(writingOff.open, writingOff.iso),
            of: causeOf(writingOff),
          })}
          description={t('debts.confirmDetail')}
          confirmLabel={t('debts.writeOff')}
          tone="danger"
          path={`${within('/ops/debts', writingOff.id)}/write-off`}
          onDone={(answer) => writtenOff(writingOff, answer)}
          onCancel={() => setWritingOff(undefined)}
        >
          <AloneRoom room={room} amount={writingOff.open} iso={writingOff.iso} />
        </ReasonDialog>
      )}
    </Stack>
  );
}

function Cause({ debt }: { readonly debt: Debt }) {
  const { couponId, roundId } = debt;
  if (roundId !== undefined)
    return <Link href={to('rounds', roundId)}>{t('round.title', { id: roundId })}</Link>;
  if (couponId === undefined) return causeOf(debt);
  return <Link href={to('bets', couponId)}>{t('bet.title', { id: couponId })}</Link>;
}
