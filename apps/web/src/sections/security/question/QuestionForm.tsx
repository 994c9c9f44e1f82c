import { SecretQuestionForm, type FormField } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { track } from '../../../features/analytics/track.ts';
import { setSecurityQuestion } from '../../../features/session/security/securityQuestion.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useValidForm, type FormErrors } from '../../../platform/forms/useValidForm.ts';
import { questionIds, useQuestionText } from '../../../widgets/personal/useQuestionText.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { securityErrors } from '../securityErrors.ts';

interface Values {
  readonly question: string;
  readonly own: string;
  readonly answer: string;
  readonly password: string;
}

const OWN = 'own';
/** Same bounds as on the server: see the call of the contract. */
const LEAST = { own: 5, answer: 2 } as const;
const MOST = 120;

export interface QuestionFormProps {
  /** True if there is already a question. */
  readonly isChange: boolean;
  readonly onDone: () => void;
}

/** Form with a predefined or custom question, its answer, and the password. */
export function QuestionForm({ isChange, onDone }: QuestionFormProps) {
  const { t } = useTranslation('security');
  const textOf = useQuestionText();
  const errorMessage = useErrorMessage('security', securityErrors);
  const schema = useMemo(
    () =>
      v.pipe(
        v.object({
          question: v.string(),
          own: v.pipe(v.string(), v.trim()),
          answer: v.pipe(v.string(), v.trim(), v.minLength(LEAST.answer, t('question.answerShort'))),
          password: v.pipe(v.string(), v.nonEmpty(t('change.passwordMissing'))),
        }),
        v.forward(
          v.partialCheck(
            [['question'], ['own']],
            ({ question, own }) => question !== OWN || own.length >= LEAST.own,
            t('question.ownShort'),
          ),
          ['own'],
        ),
      ),
    [t],
  );
  const form = useValidForm<Values>({
    schema,
    start: { question: questionIds[0], own: '', answer: '', password: '' },
    async send({ question, own, answer, password }) {
      const id = questionIds.find((one) => one === question);
      await setSecurityQuestion({ password, answer, question: id ? { id } : { text: own } });
      track('security_question');
      onDone();
    },
    explain: (error): FormErrors<Values> => {
      if (!(error instanceof ApiError)) return { form: errorMessage(error) };
      if (error.code === 'WRONG_PASSWORD') return { password: errorMessage(error) };
      const isTold = error.fields?.some(({ code }) => code === 'told') ?? false;
      return isTold ? { answer: t('question.told') } : { form: errorMessage(error) };
    },
  });
  const { values, errors } = form;
  const own: FormField = {
    id: 'own',
    kind: 'text',
    label: t('question.ownLabel'),
    value: values.own,
    error: errors.own,
    maxLength: MOST,
    required: true,
    wide: true,
  };
  return (
    <SecretQuestionForm
      id={form.id}
      lead={t('question.lead')}
      submitLabel={t(isChange ? 'question.change' : 'question.submit')}
      error={errors.form}
      busy={form.busy}
      fields={[
        {
          id: 'question',
          kind: 'select',
          label: t('question.label'),
          value: values.question,
          wide: true,
          options: [
            ...questionIds.map((id) => ({ value: id, label: textOf({ id }) })),
            { value: OWN, label: t('question.own') },
          ],
        },
        ...(values.question === OWN ? [own] : []),
        {
          id: 'answer',
          kind: 'text',
          label: t('question.answer'),
          hint: t('question.answerHint'),
          value: values.answer,
          error: errors.answer,
          autoComplete: 'off',
          maxLength: MOST,
          required: true,
          wide: true,
        },
        {
          id: 'password',
          kind: 'password',
          label: t('change.password'),
          value: values.password,
          error: errors.password,
          autoComplete: 'current-password',
          required: true,
          wide: true,
        },
      ]}
      onValueChange={(id, value) => form.change({ ...values, [id]: value })}
      onSubmit={form.submit}
    />
  );
}
