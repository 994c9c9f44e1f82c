import { Button, PasswordRecovery, Skeleton, type RecoveryStep } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useQuestionText } from '../../widgets/personal/useQuestionText.ts';
import type { Recovery, Way } from './useRecovery.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { recoveryErrors } from './recoveryErrors.ts';

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
  const errorMessage = useErrorMessage('recovery', recoveryErrors);
  const { answer, error, setAnswer, goOn, restart } = recovery;
  // Most accounts have no question, so its translations are lazy.
  if (!useLazyBundle('personal')) return <Skeleton shape="block" />;
  const state: RecoveryStep = {
    step: 'request',
    lead: t('question.lead'),
    fields: [
      {
        id: 'answer',
        kind: 'text',
        label: textOf(way.question),
        value: answer,
        error: error === undefined ? undefined : errorMessage(error),
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
