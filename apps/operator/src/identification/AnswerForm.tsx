import type { IdentificationCase } from '@touchline/contract/operators';
import { Button, RadioGroup, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { t } from '../messages/messages.ts';
import { answerPaths, bodyOf, NO_ANSWER, type AnswerDraft, type AnswerKind } from './answer.ts';
import { ConfirmAnswer } from './ConfirmAnswer.tsx';
import { AnsweredMeanwhileNotice } from './AnsweredMeanwhileNotice.tsx';
import { ReasonToPlayer } from './ReasonToPlayer.tsx';

interface AnswerFormProps {
  readonly request: IdentificationCase;
  /** Answers to choose from. */
  readonly kinds: readonly AnswerKind[];
  readonly answered: (kind: AnswerKind) => void;
  /** Loads the current state of the request. */
  readonly reload: () => void;
}

/** Status of an answer to a request that was answered meanwhile. */
const CONFLICT = 409;

/**
 * Approves, refuses or asks for a missing document. Asks for confirmation before sending, because the player sees the
 * answer at once.
 */
export function AnswerForm({ request, kinds, answered, reload }: AnswerFormProps) {
  const [draft, setDraft] = useState(NO_ANSWER);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run, clear } = useChange();
  const body = bodyOf(draft);
  const { kind } = draft;
  useUnsaved(draft.text.trim() !== '');

  function write(changes: Partial<AnswerDraft>): void {
    clear();
    setDraft({ ...draft, ...changes });
  }

  function ask(event: SubmitEvent): void {
    event.preventDefault();
    setAsking(true);
  }

  async function send(): Promise<void> {
    if (kind === undefined || body === undefined) return;
    const path = `${within('/ops/identification', request.id)}/${answerPaths[kind]}`;
    const done = await run('POST', path, body);
    setAsking(false);
    if (done) answered(kind);
  }

  return (
    <TitledCard title={t('identification.answer')}>
      <form onSubmit={ask}>
        <Stack gap="lg">
          <RadioGroup
            label={t('identification.kind')}
            options={kinds.map((value) => ({
              value,
              label: t(`identification.${value}`),
              hint: t(`identification.${value}Hint`),
            }))}
            value={kind ?? ''}
            onValueChange={(chosen) => write({ kind: kinds.find((one) => one === chosen) })}
          />
          <ReasonToPlayer draft={draft} language={request.language} write={write} />
          {problem?.status === CONFLICT ? (
            <AnsweredMeanwhileNotice reload={reload} />
          ) : (
            <ProblemNotice problem={problem} />
          )}
          <Button
            type="submit"
            tone={kind === 'refuse' ? 'danger' : 'strong'}
            disabled={!body || problem?.status === CONFLICT}
          >
            {t('identification.send')}
          </Button>
        </Stack>
      </form>
      {kind === undefined ? null : (
        <ConfirmAnswer
          open={isAsking}
          kind={kind}
          draft={draft}
          name={`${request.data.name} ${request.data.surname}`}
          busy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        />
      )}
    </TitledCard>
  );
}
