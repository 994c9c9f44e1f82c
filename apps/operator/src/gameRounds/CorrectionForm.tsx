import type { OperatorRoundDetail, RoundCorrection, WaitingAct } from '@touchline/contract/operators';
import { Field, Grid, Input, Paragraph } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { ConfirmedForm } from '../shared/ConfirmedForm.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { moneyText } from '../shared/money.ts';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';

interface CorrectionFormProps {
  readonly round: OperatorRoundDetail;
  readonly done: () => void;
}

const AMOUNT = /^\d{1,15}(?:\.\d{1,8})?$/;

/** Corrects the win of a round with a reason; an open round can’t be corrected. */
export function CorrectionForm({ round, done }: CorrectionFormProps) {
  const { id, state, won, iso } = round;
  const { isBusy, problem, run } = useChange();
  const { answer: room, reload } = useAloneRoom(round.playerId);
  const [entered, setEntered] = useState('');
  const [reason, setReason] = useState('');
  const amount = entered.trim();
  const isAmount = AMOUNT.test(amount) && amount !== won;

  const alone = {
    room,
    iso,
    amount: isAmount ? String(Math.abs(Number(amount) - Number(won))) : undefined,
  };

  async function send(): Promise<string | undefined> {
    const body = { won: amount, wonBefore: won, reason: reason.trim() };
    const path = `${within('/ops/games/rounds', id)}/correct`;
    const answer = await run<RoundCorrection | WaitingAct>('POST', path, body);
    reload();
    if (!answer) return undefined;
    setEntered('');
    setReason('');
    done();
    if (isWaiting(answer)) return t('alone.asked');
    const { paid, taken, owed } = answer;
    return t('round.corrected', {
      paid: moneyText(paid, iso),
      taken: moneyText(taken, iso),
      owed: moneyText(owed, iso),
    });
  }

  if (state === 'open')
    return (
      <TitledCard title={t('round.correct')}>
        <Paragraph tone="muted">{t('round.correctOpen')}</Paragraph>
      </TitledCard>
    );
  return (
    <ConfirmedForm
      title={t('round.correct')}
      detail={t('round.correctDetail')}
      problems={[
        ...(isAmount ? [] : [{ field: 'amount', text: t('round.rightWinWrong') }]),
        ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
      ]}
      problem={problem}
      label={t('round.correct')}
      tone="strong"
      question={{
        title: t('round.correctConfirm', {
          id,
          before: moneyText(won, iso),
          after: isAmount ? moneyText(amount, iso) : amount,
        }),
        detail: t(needsSecond(alone) ? 'alone.confirm' : 'round.correctConfirmDetail'),
      }}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <AloneRoom {...alone} />
          <Grid columns="fit">
            <Field
              label={t('round.rightWin', { iso })}
              error={isTried && !isAmount ? t('round.rightWinWrong') : undefined}
              data-field="amount"
            >
              <Input value={entered} onValueChange={setEntered} maxLength={24} numeric />
            </Field>
            <div data-field="reason">
              <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
            </div>
          </Grid>
        </>
      )}
    </ConfirmedForm>
  );
}
