import type { PlayerMoney } from '@touchline/contract/operators';
import { Field, Grid, Input, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';

interface AdjustFormProps extends Pick<PlayerMoney, 'accounts'> {
  readonly playerId: string;
}

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,8})?$/;

/** Adjusts a balance; beyond what the operator may do alone it waits for another one. */
export function AdjustForm({ playerId, accounts }: AdjustFormProps) {
  const write = useWrite();
  const { data: room } = useAloneRoom(playerId);
  const [accountId, setAccount] = useState(accounts[0]?.id ?? '');
  const [entered, setEntered] = useState('');
  const amount = entered.trim();
  const isAmount = AMOUNT.test(amount);
  const iso = accounts.find(({ id }) => id === accountId)?.iso ?? '';
  const shown = isAmount ? moneyText(amount, iso) : amount;
  const problems = isAmount ? [] : [{ field: 'amount', text: t('adjustments.amountWrong') }];
  const alone = {
    room,
    iso,
    amount: isAmount ? amount.replace('-', '') : undefined,
    isAdjustment: true,
  };

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/adjustments', { body: { accountId, amount, reason } });
    if (!answer) return undefined;
    setEntered('');
    return t(`adjustments.done.${answer.state}`, { amount: shown });
  }

  return (
    <Decision
      title={t('adjustments.title')}
      detail={t('adjustments.detail')}
      problems={problems}
      write={write}
      label={isAmount ? t('adjustments.do', { amount: shown }) : t('adjustments.ask')}
      question={{
        title: t('adjustments.confirm', { amount: shown }),
        detail: t(needsSecond(alone) ? 'alone.confirm' : 'adjustments.confirmDetail'),
      }}
      send={send}
    >
      {(isTried) => (
        <Stack gap="lg">
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
            <CheckedField
              name="amount"
              label={t('adjustments.amount')}
              hint={t('adjustments.amountHint')}
              problems={problems}
              isTried={isTried}
            >
              <Input value={entered} onValueChange={setEntered} maxLength={30} numeric />
            </CheckedField>
          </Grid>
          <AloneRoom {...alone} />
        </Stack>
      )}
    </Decision>
  );
}
