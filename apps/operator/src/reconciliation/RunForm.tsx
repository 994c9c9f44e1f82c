import { Button, Card, Field, Grid, Inline, Input, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { serverNow } from '../shared/serverClock.ts';
import { useChange } from '../shared/useCall.ts';

interface RunFormProps {
  readonly providers: readonly string[];
  readonly reload: () => void;
}

interface Ran {
  readonly state: 'asked' | 'done' | 'same';
}

const DAY = 86_400_000;

/** Compares a day with its provider's report now. */
export function RunForm({ providers, reload }: RunFormProps) {
  const { isBusy, problem, run } = useChange();
  const [provider, setProvider] = useState(providers[0] ?? '');
  const [day, setDay] = useState(() => new Date(serverNow() - DAY).toISOString().slice(0, 10));
  const [done, setDone] = useState<string>();

  async function compare(): Promise<void> {
    setDone(undefined);
    const answer = await run<Ran>('POST', '/ops/reconciliations', { provider, day: day.trim() });
    if (!answer) return;
    setDone(t(`reconciliation.ran.${answer.state}`, { day, provider }));
    reload();
  }

  if (providers.length === 0) return null;
  return (
    <Card>
      <Stack gap="md">
        <Grid columns="fit">
          <Field label={t('reconciliation.provider')}>
            <Select value={provider} onValueChange={setProvider} options={optionsOf(providers)} />
          </Field>
          <Field label={t('reconciliation.day')} hint={t('reconciliation.dayHint')}>
            <Input value={day} onValueChange={setDay} maxLength={10} numeric />
          </Field>
        </Grid>
        <ProblemNotice problem={problem} />
        <DoneNotice text={done} />
        <Inline>
          <Button tone="strong" busy={isBusy} onClick={() => void compare()}>
            {t('reconciliation.run')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
