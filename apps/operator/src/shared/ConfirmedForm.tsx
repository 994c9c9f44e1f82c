import {
  Button,
  ConfirmDialog,
  ErrorSummary,
  Inline,
  Paragraph,
  Stack,
  type ButtonProps,
  type ErrorSummaryProps,
} from '@touchline/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { t } from '../messages/messages.ts';
import type { CallError } from '../api/api.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { TitledCard } from './TitledCard.tsx';

export interface ConfirmedFormProps {
  readonly title: string;
  readonly detail: string;
  /** Faults of the fields, shown from the first attempt to send on. */
  readonly problems: ErrorSummaryProps['items'];
  /** Problem of the last call. */
  readonly problem: CallError | undefined;
  /** Text of the button, which the question repeats. */
  readonly label: string;
  readonly tone: ButtonProps['tone'];
  /** Question before sending, with the name of the thing. */
  readonly question: { readonly title: string; readonly detail: string; readonly content?: ReactNode };
  readonly isBusy: boolean;
  /**
   * Sends the form.
   * @returns message of success; undefined if the call failed
   */
  readonly send: () => Promise<string | undefined>;
  /**
   * Returns the fields.
   * @param isTried whether the operator has tried to send
   */
  readonly children: (isTried: boolean) => ReactNode;
}

/** Card with a form that asks before it sends. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { title, detail, problems, problem, label, tone, question, isBusy, send, children } = props;
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();

  function ask(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    setDone(undefined);
    setAsking(problems.length === 0);
  }

  async function confirm(): Promise<void> {
    const sent = await send();
    setAsking(false);
    if (sent === undefined) return;
    setTried(false);
    setDone(sent);
  }

  return (
    <TitledCard title={title}>
      <form onSubmit={ask} noValidate>
        <Stack gap="lg">
          <Paragraph tone="muted">{detail}</Paragraph>
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
          {children(isTried)}
          <ProblemNotice problem={problem} />
          <DoneNotice text={done} />
          <Inline>
            <Button type="submit" tone={tone}>
              {label}
            </Button>
          </Inline>
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        description={question.detail}
        confirmLabel={label}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {question.content}
      </ConfirmDialog>
    </TitledCard>
  );
}
