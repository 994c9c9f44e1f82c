import { Button, PasswordRecovery, Skeleton, type RecoveryStep } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { useQuestionText } from '../../widgets/personal/useQuestionText.ts';
import type { Recovery, Way } from './useRecovery.ts';
import { useRecoveryRefusals } from './useRecoveryRefusals.ts';

/** Security question of an account, after a correct code. */
export function RecoveryQuestion({
  recovery,
  way,
}: {
  readonly recovery: Recovery;
  readonly way: Way & { readonly step: 'question' };
}) {
  const { t } = useTranslation('recovery');
  const textOf = useQuestionText();
  const refusal = useRecoveryRefusals();
  const { answer, error, setAnswer, goOn, restart } = recovery;
  // Most accounts have no question, so its translations are lazy.
  if (!useLateWords('personal')) return <Skeleton shape="block" />;
  const state: RecoveryStep = {
    step: 'request',
    lead: t('question.lead'),
    fields: [
      {
        id: 'answer',
        kind: 'text',
        label: textOf(way.question),
        value: answer,
        error: error === undefined ? undefined : refusal(error),
        autoComplete: 'off',
        maxLength: 120,
        required: true,
      },
    ],
    submitLabel: t('question.submit'),
    disabled: answer.trim() === '',
    secondary: (
      <Button emphasis="plain" width="full" onClick={restart}>
        {t('code.change')}
      </Button>
    ),
    onValueChange: (_, value) => setAnswer(value),
    onSubmit: goOn,
  };
  return <PasswordRecovery key="question" state={state} />;
}
