import { Button, Card, Field, Grid, Inline, Input, Select, Stack, Switch, Textarea } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { useChange } from '../shared/useCall.ts';
import { joins, scorings, tournamentOf, type TournamentForm } from './prizeForm.ts';
import { SharedFields } from './SharedFields.tsx';

interface TournamentEditorProps {
  readonly first: TournamentForm;
  /** Address to which the tournament is sent. */
  readonly path: string;
  readonly saved: (id: string) => void;
}

/** Writes a tournament that hasn't begun. It runs by itself at its times. */
export function TournamentEditor({ first, path, saved }: TournamentEditorProps) {
  const [form, setForm] = useState(first);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useChange();
  const set = (changes: Partial<TournamentForm>) => {
    setDone(false);
    setForm({ ...form, ...changes });
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const answer = await run<{ readonly id: string }>('POST', path, tournamentOf(form));
    if (!answer) return;
    setDone(true);
    saved(answer.id);
  }

  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <Grid columns="fit">
            <Field label={t('tournamentForm.from')} hint={t('prizeForm.timeHint')} required>
              <Input value={form.from} onValueChange={(from) => set({ from })} />
            </Field>
            <Field label={t('tournamentForm.until')} hint={t('prizeForm.timeHint')} required>
              <Input value={form.until} onValueChange={(until) => set({ until })} />
            </Field>
            <Field label={t('tournamentForm.scoring')}>
              <Select
                options={scorings.map((value) => ({ value, label: messageOf('scoring', value) }))}
                value={form.scoring}
                onValueChange={(value) => {
                  const scoring = scorings.find((one) => one === value);
                  if (scoring) set({ scoring });
                }}
              />
            </Field>
            <Field label={t('tournamentForm.join')}>
              <Select
                options={joins.map((value) => ({ value, label: messageOf('join', value) }))}
                value={form.join}
                onValueChange={(value) => {
                  const join = joins.find((one) => one === value);
                  if (join) set({ join });
                }}
              />
            </Field>
            <Field
              label={t('tournamentForm.leastRounds')}
              hint={t('tournamentForm.leastRoundsHint')}
              required
            >
              <Input
                inputMode="numeric"
                value={form.leastRounds}
                onValueChange={(leastRounds) => set({ leastRounds })}
              />
            </Field>
            <Field
              label={t('tournamentForm.leastPlayers')}
              hint={t('tournamentForm.leastPlayersHint')}
              required
            >
              <Input
                inputMode="numeric"
                value={form.leastPlayers}
                onValueChange={(leastPlayers) => set({ leastPlayers })}
              />
            </Field>
            <Field label={t('tournamentForm.entryFee')} hint={t('tournamentForm.entryFeeHint')}>
              <Input
                inputMode="decimal"
                value={form.entryFee}
                onValueChange={(entryFee) => set({ entryFee })}
              />
            </Field>
          </Grid>
          <Field label={t('tournamentForm.prizes')} hint={t('tournamentForm.prizesHint')} required>
            <Textarea value={form.prizes} onValueChange={(prizes) => set({ prizes })} />
          </Field>
          <Switch
            label={t('tournamentForm.countsBonus')}
            checked={form.countsBonus}
            onCheckedChange={(countsBonus) => set({ countsBonus })}
          />
          <Switch
            label={t('tournamentForm.countsFree')}
            checked={form.countsFree}
            onCheckedChange={(countsFree) => set({ countsFree })}
          />
          <SharedFields form={form} set={set} />
          <ProblemNotice problem={problem} />
          <DoneNotice text={isDone ? t('tournamentForm.done') : undefined} />
          <Inline>
            <Button type="submit" tone="strong" busy={isBusy}>
              {t('tournamentForm.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
