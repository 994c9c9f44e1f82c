import type { Debt } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, useAloneRoom } from '../shared/AloneRoom.tsx';
import { DecisionDialog } from '../shared/Decision.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { moneyText } from '../shared/money.ts';
import { causeOf, collectableOf } from './debtText.ts';

interface DebtDialogProps {
  readonly debt: Debt;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Question before a debt is collected from the balance, with the amount that it covers now. */
export function CollectDialog({ debt, onDone, onClose }: DebtDialogProps) {
  const write = useWrite();
  const amount = moneyText(collectableOf(debt), debt.iso);

  async function send(): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/debts/{debtId}/collect', { path: { debtId: debt.id } });
    if (!answer) return undefined;
    return t('debts.collected', { amount: moneyText(answer.taken, debt.iso), of: causeOf(debt) });
  }

  return (
    <DecisionDialog
      title={t('debts.collectAsk', { amount, of: causeOf(debt) })}
      detail={t('debts.collectDetail')}
      label={t('debts.collectAmount', { amount })}
      reason="none"
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Question before a debt is written off; says when another operator has to agree. */
export function WriteOffDialog({ debt, onDone, onClose }: DebtDialogProps) {
  const write = useWrite();
  const { data: room } = useAloneRoom(debt.playerId);
  const amount = moneyText(debt.open, debt.iso);

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/debts/{debtId}/write-off', {
      path: { debtId: debt.id },
      body: { reason },
    });
    if (!answer) return undefined;
    return isWaiting(answer) ? t('alone.asked') : t('debts.writtenOff', { amount, of: causeOf(debt) });
  }

  return (
    <DecisionDialog
      title={t('debts.confirm', { amount, of: causeOf(debt) })}
      detail={t('debts.confirmDetail')}
      label={t('debts.writeOffAmount', { amount })}
      tone="danger"
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {() => <AloneRoom room={room} amount={debt.open} iso={debt.iso} />}
    </DecisionDialog>
  );
}
