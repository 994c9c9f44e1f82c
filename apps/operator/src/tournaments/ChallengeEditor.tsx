import { Button, Field, Grid, Inline, Input, Select, Stack, Switch } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { challengeKinds, challengeOf, type ChallengeForm } from './prizeForm.ts';
import { SharedFields } from './SharedFields.tsx';

interface ChallengeEditorProps {
  readonly title: string;
  readonly first: ChallengeForm;
  /** Address to which the challenge is sent. */
  readonly path: string;
  readonly saved: () => void;
}

/** Writes a daily challenge. Players whose rounds were counted today keep its former terms for the day. */
export function ChallengeEditor({ title, first, path, saved }: ChallengeEditorProps) {
  const [form, setForm] = useState(first);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useChange();
  const set = (changes: Partial<ChallengeForm>) => {
    setDone(false);
    setForm({ ...form, ...changes });
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(await run('POST', path, challengeOf(form)))) return;
    setDone(true);
    saved();
  }

  return (
    <TitledCard title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <Grid columns="fit">
            <Field label={t('challengeForm.kind')}>
              <Select
                options={challengeKinds.map((value) => ({ value, label: messageOf('challengeKind', value) }))}
                value={form.kind}
                onValueChange={(value) => {
                  const kind = challengeKinds.find((one) => one === value);
                  if (kind) set({ kind });
                }}
              />
            </Field>
            <Field label={t('challengeForm.goal')} hint={t('challengeForm.goalHint')} required>
              <Input value={form.goal} onValueChange={(goal) => set({ goal })} />
            </Field>
            <Field label={t('challengeForm.prize')} hint={t('challengeForm.prizeHint')} required>
              <Input value={form.prize} onValueChange={(prize) => set({ prize })} />
            </Field>
          </Grid>
          <Switch
            label={t('challengeForm.isOn')}
            checked={form.isOn}
            onCheckedChange={(isOn) => set({ isOn })}
          />
          <Switch
            label={t('challengeForm.isAfterPrevious')}
            checked={form.isAfterPrevious}
            onCheckedChange={(isAfterPrevious) => set({ isAfterPrevious })}
          />
          <SharedFields form={form} set={set} />
          <ProblemNotice problem={problem} />
          <DoneNotice text={isDone ? t('challengeForm.done') : undefined} />
          <Inline>
            <Button type="submit" tone="strong" busy={isBusy}>
              {t('challengeForm.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </TitledCard>
  );
}
