import type { PlayerMoney } from '@touchline/contract/operators';
import {
  Button,
  Card,
  ConfirmDialog,
  Field,
  Heading,
  Inline,
  Input,
  Notice,
  Paragraph,
  Select,
  Stack,
} from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';

interface AdjustFormProps extends Pick<PlayerMoney, 'accounts'> {
  readonly reload: () => void;
}

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,8})?$/;

/** Adjusts a balance with a reason; above 100 EUR it waits for another operator. */
export function AdjustForm({ accounts, reload }: AdjustFormProps) {
  const { isBusy, problem, run } = useChange();
  const [accountId, setAccount] = useState(accounts[0]?.id ?? '');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<'booked' | 'waiting'>();
  const iso = accounts.find(({ id }) => id === accountId)?.iso ?? '';
  const isAmount = AMOUNT.test(amount.trim());

  async function adjust(): Promise<void> {
    const body = { accountId, amount: amount.trim(), reason: reason.trim() };
    const answer = await run<{ readonly state: 'booked' | 'waiting' }>('POST', '/ops/adjustments', body);
    setAsked(false);
    if (!answer) return;
    setDone(answer.state);
    setTried(false);
    setAmount('');
    setReason('');
    reload();
  }

  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {t('adjustments.title')}
        </Heading>
      }
    >
      <Stack gap="md">
        <Paragraph tone="muted">{t('adjustments.detail')}</Paragraph>
        <Inline gap="md" wrap="wrap">
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
          >
            <Input value={amount} onValueChange={setAmount} maxLength={30} />
          </Field>
        </Inline>
        <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
        <ProblemNotice problem={problem} />
        {done === undefined ? null : (
          <Notice tone="success" announced>
            {t(`adjustments.done.${done}`)}
          </Notice>
        )}
        <Inline>
          <Button
            tone="strong"
            busy={isBusy}
            onClick={() => {
              setTried(true);
              setDone(undefined);
              setAsked(isAmount && isReason(reason));
            }}
          >
            {t('adjustments.ask')}
          </Button>
        </Inline>
      </Stack>
      {isAsked ? (
        <ConfirmDialog
          open
          title={t('adjustments.confirm', { amount: moneyText(amount.trim(), iso) })}
          description={t('adjustments.confirmDetail')}
          confirmLabel={t('adjustments.ask')}
          cancelLabel={t('form.back')}
          busy={isBusy}
          onConfirm={() => void adjust()}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </Card>
  );
}
