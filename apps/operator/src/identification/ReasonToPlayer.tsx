import { MAX_ANSWER_LENGTH, refusalCauses } from '@touchline/contract/documents';
import { Field, Select, Textarea } from '@touchline/ui';
import { language as own, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import type { DraftState } from '../shared/useDraft.ts';
import type { AnswerDraft } from './answer.ts';

interface ReasonToPlayerProps {
  readonly draft: DraftState<AnswerDraft, unknown>;
  /** The player's language tag. */
  readonly language: string;
  /** True if the operator has tried to send the answer. */
  readonly isTried: boolean;
}

const causes = [
  { value: '' as const, label: t('identification.causeNone') },
  ...refusalCauses.map((value) => ({ value, label: t(`cause.${value}`) })),
];
const languages = new Intl.DisplayNames([own], { type: 'language' });

/**
 * Reason for a refusal or for asking for another document: a cause, which the player sees in their own language, and
 * free text.
 */
export function ReasonToPlayer({ draft, language, isTried }: ReasonToPlayerProps) {
  const { kind, cause, text } = draft.value;
  if (kind === undefined || kind === 'approve') return null;
  const isOptional = kind === 'refuse' && cause !== '';
  return (
    <>
      {kind === 'refuse' ? (
        <Field label={t('identification.cause')} hint={t('identification.causeHint')}>
          <Select
            options={causes}
            value={cause}
            onValueChange={(chosen) => draft.change({ cause: chosen })}
          />
        </Field>
      ) : null}
      <CheckedField
        name="text"
        label={t('identification.words')}
        hint={t(isOptional ? 'identification.wordsOptional' : 'identification.wordsHint', {
          language: languages.of(language) ?? language,
        })}
        problems={draft.problems}
        isTried={isTried}
      >
        <Textarea
          value={text}
          onValueChange={(next) => draft.change({ text: next })}
          maxLength={MAX_ANSWER_LENGTH}
          leftLabel={(left) => t('identification.wordsLeft', { count: left })}
        />
      </CheckedField>
    </>
  );
}
