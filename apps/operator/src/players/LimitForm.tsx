import {
  Button,
  ConfirmDialog,
  ErrorSummary,
  Field,
  Grid,
  Inline,
  Input,
  Select,
  Stack,
  type FieldProblem,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import type { Player } from '@touchline/contract/operators';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';
import { t, messageOf } from '../messages/messages.ts';
import { limitMeasures, limitOrder } from './limitOrder.ts';

interface LimitFormProps {
  readonly player: Player;
  readonly reload: () => void;
}

const options = [...limitMeasures.keys()].map((type) => ({ value: type, label: messageOf('limit', type) }));
const FIRST = '1';
/** Limits that end the player's play: an exclusion and a break. */
const endsPlay: ReadonlySet<string> = new Set(['30', '33']);

/** Sets a limit at the player's request. It applies at once and can only be stricter than the player's own. */
export function LimitForm({ player, reload }: LimitFormProps) {
  const [type, setType] = useState(FIRST);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useChange();
  const iso = player.accounts.find(({ isActive }) => isActive)?.iso ?? '';
  const order = limitOrder(type, value, iso);
  const measure = limitMeasures.get(type);
  const [isTried, setTried] = useState(false);
  const wrongValue = order
    ? undefined
    : t(measure === 'money' ? 'limitForm.wrongMoney' : 'limitForm.wrongNumber');
  const problems: readonly FieldProblem[] = [
    ...(wrongValue === undefined ? [] : [{ field: 'value', text: wrongValue }]),
    ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
  ];

  const [isAsking, setAsking] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    if (endsPlay.has(type)) setAsking(true);
    else void save();
  }

  async function save(): Promise<void> {
    const path = `${within('/ops/players', player.id)}/limits`;
    const done = await run('POST', path, { ...order, reason: reason.trim() });
    setAsking(false);
    if (!done) return;
    setValue('');
    setReason('');
    setTried(false);
    reload();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
        <Grid columns="fit">
          <Field label={t('limitForm.type')}>
            <Select options={options} value={type} onValueChange={setType} />
          </Field>
          <Field label={t('limitForm.value')} error={isTried ? wrongValue : undefined} data-field="value">
            <Input
              value={value}
              onValueChange={setValue}
              inputMode="decimal"
              numeric
              end={measure === undefined || measure === 'money' ? iso : t(`measure.${measure}`)}
            />
          </Field>
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
        </Grid>
        <ProblemNotice problem={problem} />
        <Inline>
          <Button type="submit" tone="strong" busy={isBusy}>
            {t('limitForm.set')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('limitForm.confirm', {
          limit: messageOf('limit', type),
          days: value.trim(),
          name: player.login,
        })}
        description={t('limitForm.confirmDetail')}
        confirmLabel={t('limitForm.set')}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
