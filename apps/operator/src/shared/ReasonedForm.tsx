import { Button, ErrorSummary, Grid, Inline, Stack, type FieldProblem } from '@touchline/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { CallError } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { isReason, ReasonField } from './ReasonField.tsx';
import { TitledCard } from './TitledCard.tsx';

export interface ReasonedFormProps {
  readonly title: string;
  /** Faults of the fields, shown from the first attempt to send on. */
  readonly problems: readonly FieldProblem[];
  readonly problem: CallError | undefined;
  readonly label: string;
  readonly isBusy: boolean;
  /**
   * Sends the form with its reason.
   * @returns message of success; undefined if the call failed
   */
  readonly send: (reason: string) => Promise<string | undefined>;
  /**
   * Returns the fields.
   * @param isTried whether the operator has tried to send
   */
  readonly children: (isTried: boolean) => ReactNode;
}

/** Card with a form whose change needs a reason for the audit log. */
export function ReasonedForm(props: ReasonedFormProps) {
  const { title, problem, label, isBusy, send, children } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState<string>();
  const problems = [
    ...props.problems,
    ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
  ];

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setDone(undefined);
    if (problems.length > 0) return;
    const sent = await send(reason.trim());
    if (sent === undefined) return;
    setReason('');
    setTried(false);
    setDone(sent);
  }

  return (
    <TitledCard title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
          <Grid columns="fit">
            {children(isTried)}
            <div data-field="reason">
              <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
            </div>
          </Grid>
          <ProblemNotice problem={problem} />
          <DoneNotice text={done} />
          <Inline>
            <Button type="submit" tone="strong" busy={isBusy}>
              {label}
            </Button>
          </Inline>
        </Stack>
      </form>
    </TitledCard>
  );
}
