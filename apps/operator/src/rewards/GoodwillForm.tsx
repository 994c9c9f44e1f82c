import type { PlayerRewards } from '@touchline/contract/operators';
import { Field, Input, Paragraph, SegmentedControl, type FieldProblem } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { t } from '../messages/messages.ts';
import { AloneRoom, needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { ConfirmedForm } from '../shared/ConfirmedForm.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';

interface GoodwillFormProps {
  readonly playerId: string;
  readonly path: string;
  readonly hasPoints: boolean;
  readonly bounds: PlayerRewards['bounds'];
  readonly done: () => void;
}

/** Credits points or money to a player as goodwill, with a reason. */
export function GoodwillForm({ playerId, path, hasPoints, bounds, done }: GoodwillFormProps) {
  const { isBusy, problem, run } = useChange();
  const { answer: room, reload } = useAloneRoom(playerId);
  const [kind, setKind] = useState<'points' | 'amount'>(hasPoints ? 'points' : 'amount');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  // One key per intent: a repeated request credits nothing more.
  const intent = useRef<string>(undefined);
  const isNumber = /^\d{1,6}(\.\d{1,2})?$/.test(value) && Number(value) > 0;
  const problems: readonly FieldProblem[] = [
    ...(isNumber ? [] : [{ field: 'goodwill', text: t('rewards.valueWrong') }]),
    ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
  ];

  // Money is credited to the main account, the player's first one.
  const alone = {
    room,
    iso: room?.accounts[0]?.iso ?? '',
    amount: kind === 'amount' && isNumber ? value : undefined,
  };

  async function send(): Promise<string | undefined> {
    intent.current ??= randomId();
    const body = { key: intent.current, [kind]: value, reason: reason.trim() };
    const answer = await run<object>('POST', path, body);
    reload();
    if (!answer) return undefined;
    intent.current = undefined;
    setValue('');
    setReason('');
    done();
    return t(isWaiting(answer) ? 'alone.asked' : 'rewards.given');
  }

  return (
    <ConfirmedForm
      title={t('rewards.goodwill')}
      detail={t('rewards.goodwillDetail', { points: bounds.points, amount: bounds.amount, iso: bounds.iso })}
      problems={problems}
      problem={problem}
      label={t('rewards.give')}
      tone="strong"
      question={{
        title: t('rewards.giveAsk', { value }),
        detail: t(needsSecond(alone) ? 'alone.confirm' : 'rewards.giveAskDetail'),
      }}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          {hasPoints ? (
            <SegmentedControl
              label={t('rewards.what')}
              options={[
                { value: 'points', label: t('rewards.points') },
                { value: 'amount', label: t('rewards.money') },
              ]}
              value={kind}
              onValueChange={(next) => setKind(next === 'amount' ? 'amount' : 'points')}
            />
          ) : null}
          <div data-field="goodwill">
            <Field
              label={t(kind === 'points' ? 'rewards.points' : 'rewards.amount')}
              error={isTried && !isNumber ? t('rewards.valueWrong') : undefined}
            >
              <Input
                value={value}
                numeric
                inputMode="decimal"
                onValueChange={(next) => {
                  intent.current = undefined;
                  setValue(next);
                }}
              />
            </Field>
          </div>
          <AloneRoom {...alone} />
          {kind === 'points' ? <Paragraph tone="muted">{t('alone.points')}</Paragraph> : null}
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
        </>
      )}
    </ConfirmedForm>
  );
}
