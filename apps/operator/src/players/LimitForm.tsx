import { Button, Field, Grid, Input, Select, Stack } from '@touchline/ui';
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

/** Sets a limit at the player's request. It applies at once and can only be stricter than the player's own. */
export function LimitForm({ player, reload }: LimitFormProps) {
  const [type, setType] = useState(FIRST);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useChange();
  const iso = player.accounts.find(({ isActive }) => isActive)?.iso ?? '';
  const order = limitOrder(type, value, iso);
  const measure = limitMeasures.get(type);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const path = `${within('/ops/players', player.id)}/limits`;
    if (!(await run('POST', path, { ...order, reason: reason.trim() }))) return;
    setValue('');
    setReason('');
    reload();
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="lg">
        <Grid columns="auto">
          <Field label={t('limitForm.type')}>
            <Select options={options} value={type} onValueChange={setType} />
          </Field>
          <Field label={t('limitForm.value')}>
            <Input
              value={value}
              onValueChange={setValue}
              inputMode="decimal"
              numeric
              end={measure === undefined || measure === 'money' ? iso : t(`measure.${measure}`)}
            />
          </Field>
          <ReasonField value={reason} onValueChange={setReason} />
        </Grid>
        <ProblemNotice problem={problem} />
        <Button type="submit" busy={isBusy} disabled={!order || !isReason(reason)}>
          {t('limitForm.set')}
        </Button>
      </Stack>
    </form>
  );
}
