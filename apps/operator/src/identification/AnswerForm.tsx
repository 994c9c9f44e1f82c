import type { IdentificationCase } from '@touchline/contract/operators';
import { RadioGroup } from '@touchline/ui';
import type { Write } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { answerSchema, NO_ANSWER, type Answer, type AnswerKind } from './answer.ts';
import { AnswerToPlayer } from './AnswerToPlayer.tsx';
import { ReasonToPlayer } from './ReasonToPlayer.tsx';

interface AnswerFormProps {
  readonly request: IdentificationCase;
  /** Answers to choose from. */
  readonly kinds: readonly AnswerKind[];
  readonly write: Write;
  readonly answered: (kind: AnswerKind) => void;
}

/**
 * Approves, refuses or asks for a missing document. Asks for confirmation before sending, because the player sees the
 * answer at once.
 */
export function AnswerForm({ request, kinds, write, answered }: AnswerFormProps) {
  const draft = useDraft(NO_ANSWER, answerSchema);
  const { kind } = draft.value;
  const { body, problems } = draft;
  const name = `${request.data.name} ${request.data.surname}`;

  async function send(): Promise<string | undefined> {
    if (body === undefined || !(await sendAnswer(write, request.id, body))) return undefined;
    answered(body.kind);
    return t(`identification.answered.${body.kind}`);
  }

  return (
    <Decision
      title={t('identification.answer')}
      problems={problems}
      write={write}
      label={t(kind === undefined ? 'identification.send' : `identification.${kind}`)}
      tone={kind === 'refuse' ? 'danger' : 'strong'}
      reason="none"
      question={
        body && {
          title: t(`identification.confirm.${body.kind}`, { name }),
          detail: t(`identification.confirm.${body.kind}Detail`),
          content: <Preview answer={body} />,
        }
      }
      send={send}
    >
      {(isTried) => (
        <>
          <div data-field="kind">
            <RadioGroup
              label={t('identification.kind')}
              options={kinds.map((value) => ({
                value,
                label: t(`identification.${value}`),
                hint: t(`identification.${value}Hint`),
              }))}
              value={kind ?? ''}
              onValueChange={(chosen) => draft.change({ kind: kinds.find((one) => one === chosen) })}
            />
          </div>
          <ReasonToPlayer draft={draft} language={request.language} isTried={isTried} />
        </>
      )}
    </Decision>
  );
}

/** What the player will see; nothing but the decision for an approval. */
function Preview({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'approve') return null;
  const cause = answer.kind === 'refuse' ? (answer.cause ?? null) : null;
  return <AnswerToPlayer cause={cause} reason={answer.reason ?? null} />;
}

/** Sends an answer; undefined if the call was refused. */
function sendAnswer({ send }: Write, requestId: string, answer: Answer) {
  const path = { requestId };
  switch (answer.kind) {
    case 'approve':
      return send('post', '/ops/identification/{requestId}/approve', { path, body: {} });
    case 'refuse': {
      const { kind: _, ...body } = answer;
      return send('post', '/ops/identification/{requestId}/refuse', { path, body });
    }
    case 'request':
      return send('post', '/ops/identification/{requestId}/request-document', {
        path,
        body: { reason: answer.reason },
      });
  }
}
