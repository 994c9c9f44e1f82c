import {
  Badge,
  Button,
  ConfirmDialog,
  ErrorSummary,
  Field,
  Inline,
  Paragraph,
  Select,
  Stack,
  type ButtonProps,
  type FieldProblem,
} from '@touchline/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { Write } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice, type Done } from './DoneNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { KeyForm, SUBMIT_KEYS } from './KeyForm.tsx';
import { isReason, ReasonField } from './ReasonField.tsx';
import { TitledCard } from './TitledCard.tsx';
import type { DraftState } from './useDraft.ts';
import { WriteNotice } from './WriteNotice.tsx';

/** Reasons of which the operator chooses one. */
export interface ReasonList<Reason extends string> {
  readonly options: readonly { readonly value: Reason; readonly label: string }[];
  readonly hint: string;
}

export interface DecisionProps<Reason extends string, Sent extends Done = Done> {
  readonly title: string;
  /** Effect of the decision, below the title. */
  readonly detail?: string | undefined;
  /** Faults of the fields, shown from the first attempt to send on. @default none */
  readonly problems?: readonly FieldProblem[];
  /** State of the calls that `send` makes. */
  readonly write: Pick<Write, 'isBusy' | 'problem'>;
  /** Text of the button, with the amount if money moves. */
  readonly label: string;
  /** @default 'strong' */
  readonly tone?: ButtonProps['tone'];
  /** Question before sending, with the name of the thing; for what can't be undone, or moves money. */
  readonly question?:
    | { readonly title: string; readonly detail: string; readonly content?: ReactNode }
    | undefined;
  /** Reason for the audit log: typed, or chosen of a list, or none. @default 'typed' */
  readonly reason?: 'typed' | ReasonList<Reason> | 'none';
  /** True if nothing differs from what is stored: the button waits. @default false */
  readonly isUnchanged?: boolean;
  /**
   * Draft of an editor: the button waits until it differs from what is stored, another one discards it, and the
   * operator learns whether a colleague has changed the same thing. Once sent, it follows what is stored again.
   */
  readonly draft?: Pick<DraftState<object, unknown>, 'isUnsaved' | 'isOvertaken' | 'discard'> | undefined;
  /**
   * Sends the decision.
   * @param reason text or value of the list; empty without one
   * @returns message of success; undefined if the call was refused
   */
  readonly send: (reason: Reason) => Promise<Sent | undefined>;
  /** Called with the message of success, for a place that stays when this one is gone. */
  readonly onDone?: (message: Sent) => void;
  /**
   * Returns the fields.
   * @param isTried whether the operator has tried to send
   */
  readonly children?: (isTried: boolean) => ReactNode;
}

/**
 * Card in which an operator decides something: fields, a reason, a question where it can't be undone. Says when another
 * operator has to agree, and when somebody has changed the same thing meanwhile.
 */
export function Decision<Reason extends string = string, Sent extends Done = Done>(
  props: DecisionProps<Reason, Sent>,
) {
  const { title, detail, write, label, tone = 'strong', question, draft, children } = props;
  const { isUnchanged = draft?.isUnsaved === false } = props;
  const decision = useDecision(props);
  return (
    <TitledCard
      title={title}
      actions={draft?.isUnsaved === true ? <Badge tone="warning">{t('edit.unsaved')}</Badge> : undefined}
    >
      <KeyForm isBlocked={isUnchanged || write.isBusy} onSubmit={decision.submit}>
        <Stack gap="lg">
          {detail === undefined ? null : <Paragraph tone="muted">{detail}</Paragraph>}
          {decision.problems.length > 0 ? (
            <ErrorSummary title={t('form.check')} items={decision.problems} />
          ) : null}
          {children?.(decision.isTried)}
          {decision.reasonField}
          {draft ? (
            <DraftNotice draft={draft} problem={write.problem} />
          ) : (
            <WriteNotice problem={write.problem} />
          )}
          <DoneNotice text={draft?.isUnsaved === true ? undefined : decision.done} />
          <Inline wrap="wrap">
            <Button
              type="submit"
              tone={tone}
              busy={write.isBusy}
              disabled={isUnchanged}
              aria-keyshortcuts={SUBMIT_KEYS}
            >
              {label}
            </Button>
            {draft ? (
              <Button onClick={decision.discard} disabled={!draft.isUnsaved}>
                {t('edit.discard')}
              </Button>
            ) : null}
          </Inline>
        </Stack>
      </KeyForm>
      {question ? (
        <ConfirmDialog
          open={decision.isAsking}
          title={question.title}
          description={question.detail}
          confirmLabel={label}
          cancelLabel={t('form.back')}
          tone={tone === 'danger' ? 'danger' : 'primary'}
          busy={write.isBusy}
          onConfirm={decision.confirm}
          onCancel={decision.cancel}
        >
          {question.content}
        </ConfirmDialog>
      ) : null}
    </TitledCard>
  );
}

type DialogProps<Reason extends string, Sent extends Done> = Pick<
  DecisionProps<Reason, Sent>,
  'title' | 'problems' | 'write' | 'label' | 'tone' | 'reason' | 'send' | 'onDone' | 'children'
> & {
  readonly detail: string;
  /** Called after the decision, and when the operator goes back. */
  readonly onClose: () => void;
};

/** Like `Decision`, but a dialog: for a row of a list, where a card has no place. */
export function DecisionDialog<Reason extends string = string, Sent extends Done = Done>({
  title,
  detail,
  write,
  label,
  tone = 'strong',
  onDone,
  onClose,
  ...props
}: DialogProps<Reason, Sent>) {
  const decision = useDecision({
    ...props,
    onDone(message) {
      onDone?.(message);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={title}
      description={detail}
      confirmLabel={label}
      cancelLabel={t('form.back')}
      tone={tone === 'danger' ? 'danger' : 'primary'}
      busy={write.isBusy}
      initialFocus="field"
      onConfirm={decision.submit}
      onCancel={onClose}
    >
      <KeyForm isBlocked={write.isBusy} onSubmit={decision.submit}>
        <Stack gap="md">
          {props.children?.(decision.isTried)}
          {decision.reasonField}
          <WriteNotice problem={write.problem} />
        </Stack>
      </KeyForm>
    </ConfirmDialog>
  );
}

function useDecision<Reason extends string, Sent extends Done>({
  problems = [],
  question,
  reason: source = 'typed',
  draft,
  send,
  onDone,
}: Pick<DecisionProps<Reason, Sent>, 'problems' | 'question' | 'reason' | 'draft' | 'send' | 'onDone'>) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<Done>();
  const isMissing = source === 'typed' ? !isReason(reason) : source !== 'none' && reason === '';
  const missing = t(source === 'typed' ? 'edit.reasonMissing' : 'decision.reasonMissing');
  const all = [...problems, ...(isMissing ? [{ field: 'reason', text: missing }] : [])];

  async function confirm(): Promise<void> {
    // The cast: a chosen reason is one of the list's, a typed one any text.
    const sent = await send(reason.trim() as Reason);
    setAsking(false);
    if (sent === undefined) return;
    draft?.discard();
    setReason('');
    setTried(false);
    setDone(sent);
    onDone?.(sent);
  }

  return {
    isTried,
    isAsking,
    done,
    problems: isTried ? all : [],
    submit(event?: SubmitEvent): void {
      event?.preventDefault();
      setTried(true);
      setDone(undefined);
      if (all.length > 0) return;
      if (question) setAsking(true);
      else void confirm();
    },
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
    discard(): void {
      draft?.discard();
      setTried(false);
    },
    reasonField:
      source === 'none' ? null : (
        <div data-field="reason">
          {source === 'typed' ? (
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          ) : (
            <Field
              label={t('edit.reason')}
              hint={source.hint}
              error={isTried && isMissing ? t('decision.reasonMissing') : undefined}
              required
            >
              <Select
                options={[{ value: '', label: t('decision.chooseReason') }, ...source.options]}
                value={reason}
                onValueChange={setReason}
              />
            </Field>
          )}
        </div>
      ),
  };
}
