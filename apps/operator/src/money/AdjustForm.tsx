import type { PlayerMoney } from '@touchline/contract/operators';
import { Field, Grid, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { AloneRoom, needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { ConfirmedForm } from '../shared/ConfirmedForm.tsx';
import { moneyText } from '../shared/money.ts';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';

interface AdjustFormProps extends Pick<PlayerMoney, 'accounts'> {
  readonly playerId: string;
  readonly done: () => void;
}

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,8})?$/;

/** Adjusts a balance with a reason; beyond what the operator may do alone it waits for another one. */
export function AdjustForm({ playerId, accounts, done }: AdjustFormProps) {
  const { isBusy, problem, run } = useChange();
  const { answer: room, reload } = useAloneRoom(playerId);
  const [accountId, setAccount] = useState(accounts[0]?.id ?? '');
  const [entered, setEntered] = useState('');
  const [reason, setReason] = useState('');
  const amount = entered.trim();
  const isAmount = AMOUNT.test(amount);
  const iso = accounts.find(({ id }) => id === accountId)?.iso ?? '';

  const alone = {
    room,
    iso,
    amount: isAmount ? amount.replace('-', '') : undefined,
    isAdjustment: true,
  };

  async function send(): Promise<string | undefined> {
    const body = { accountId, amount, reason: reason.trim() };
    const answer = await run<{ readonly state: 'booked' | 'waiting' }>('POST', '/ops/adjustments', body);
    reload();
    if (!answer) return undefined;
    setEntered('');
    setReason('');
    done();
    return t(`adjustments.done.${answer.state}`);
  }

  return (
    <ConfirmedForm
      title={t('adjustments.title')}
      detail={t('adjustments.detail')}
      problems={[
        ...(isAmount ? [] : [{ field: 'amount', text: t('adjustments.amountWrong') }]),
        ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
      ]}
      problem={problem}
      label={t('adjustments.ask')}
      tone="strong"
      question={{
        title: t('adjustments.confirm', { amount: isAmount ? moneyText(amount, iso) : amount }),
        detail: t(needsSecond(alone) ? 'alone.confirm' : 'adjustments.confirmDetail'),
      }}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <Grid columns="fit">
            <Field label={t('adjustments.account')}>
              <Select
                value={accountId}
                onValueChange={setAccount}
                options={accounts.map((one) => ({
                  value: one.id,
                  label: t(`money.account.${one.type}`, { iso: one.iso }),
                }))}
              />
            </Field>
            <Field
              label={t('adjustments.amount')}
              hint={t('adjustments.amountHint')}
              error={isTried && !isAmount ? t('adjustments.amountWrong') : undefined}
              data-field="amount"
            >
              <Input value={entered} onValueChange={setEntered} maxLength={30} numeric />
            </Field>
          </Grid>
          <AloneRoom {...alone} />
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
        </>
      )}
    </ConfirmedForm>
  );
}
