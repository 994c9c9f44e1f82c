import { Field, Select, Textarea } from '@touchline/ui';
import { language as own, t } from '../messages/messages.ts';
import type { AnswerDraft } from './answer.ts';
import { MAX_ANSWER_LENGTH, refusalCauses } from './documentTypes.ts';

interface ReasonToPlayerProps {
  readonly draft: AnswerDraft;
  /** The player's language tag. */
  readonly language: string;
  readonly write: (changes: Partial<AnswerDraft>) => void;
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
export function ReasonToPlayer({ draft, language, write }: ReasonToPlayerProps) {
  const { kind, cause, text } = draft;
  if (kind === undefined || kind === 'approve') return null;
  const isOptional = kind === 'refuse' && cause !== '';
  const hint = t('identification.wordsHint', { language: languages.of(language) ?? language });
  return (
    <>
      {kind === 'refuse' ? (
        <Field label={t('identification.cause')} hint={t('identification.causeHint')}>
          <Select options={causes} value={cause} onValueChange={(chosen) => write({ cause: chosen })} />
        </Field>
      ) : null}
      <Field
        label={t('identification.words')}
        hint={isOptional ? `${hint} ${t('identification.wordsMore')}` : hint}
        required={!isOptional}
      >
        <Textarea
          value={text}
          onValueChange={(next) => write({ text: next })}
          maxLength={MAX_ANSWER_LENGTH}
          leftLabel={(left) => t('identification.wordsLeft', { left })}
        />
      </Field>
    </>
  );
}
