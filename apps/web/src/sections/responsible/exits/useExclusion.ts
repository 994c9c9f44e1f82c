import type { SelfExclusionValues } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exclusionReasonsQuery, sendAnswers, sendLimits } from '../../../features/limits/limits.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { forgetPlayer } from '../../../features/session/session.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { pauseReadsWhile } from '../../../platform/api/api.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { limitErrors } from '../limits/limitErrors.ts';

const DAY = 86_400;
/** Question before a self-exclusion, and the answer that confirms its consequences. */
const CONSEQUENCES = 'exclusion-consequences';
const UNDERSTOOD = 'understood';

/**
 * State of the self-exclusion's steps.
 * @param days offered lengths
 * @param from minimum length of a self-exclusion in days; shorter ones are breaks
 */
export function useExclusion(days: readonly string[], from: number) {
  const { t } = useTranslation('responsible');
  const { t: limitWord } = useTranslation('limits');
  const findText = useFindText();
  const format = useFormat();
  const errorMessage = useErrorMessage('responsible', limitErrors);
  const { data: reasons = [] } = useQuery(exclusionReasonsQuery);
  const [step, setStep] = useState<'choose' | 'confirm'>('choose');
  const [values, setValues] = useState<SelfExclusionValues>({
    period: '',
    reason: '',
    understood: false,
    password: '',
  });
  const [errors, setErrors] = useState<{ period?: string; reason?: string; understood?: string }>({});
  const [form, setForm] = useState<string>();
  const [busy, setBusy] = useState(false);

  const lengthOf = (value: string) => {
    const length = limitWord('value.days', { count: Number(value) });
    return Number(value) < from ? t('exclusion.break', { length }) : length;
  };
  const dateOf = (value: string) => format.date(serverNow() / 1000 + Number(value) * DAY);

  /** Sends the self-exclusion, with which the server ends all sessions. Returns whether it is saved. */
  async function send(): Promise<boolean> {
    const { questions, tokenGuid } = await sendLimits([
      { limitType: 30, limitValue: values.period, selfExcludeReason: values.reason },
    ]);
    if (tokenGuid === null) return true;
    const answers = questions.map(({ id }) => ({
      questionId: id,
      answerId: id === CONSEQUENCES ? UNDERSTOOD : '',
    }));
    return (await sendAnswers(tokenGuid, answers)).success;
  }

  async function exclude(): Promise<void> {
    if (!(await send())) return setForm(t('exclusion.failed'));
    notify({
      kind: 'permanentError',
      title: t('exclusion.done', { date: dateOf(values.period) }),
      text: t('exclusion.doneText'),
    });
    forgetPlayer('player');
  }

  return {
    step,
    values,
    errors,
    form,
    busy,
    lengthOf,
    dateOf,
    reasons: [
      { value: '', label: t('exclusion.noReason') },
      ...reasons.map(({ id, selfExcludeReason }) => ({
        value: id,
        label: findText('responsible', `exclusion.reasons.${selfExcludeReason}`) ?? selfExcludeReason,
      })),
    ],
    onValuesChange: setValues,
    onBack: () => setStep('choose'),
    onNext() {
      const isChosen = days.includes(values.period);
      setErrors({
        ...(isChosen ? {} : { period: t('exclusion.noPeriod') }),
        ...(values.reason === '' ? { reason: t('exclusion.needsReason') } : {}),
      });
      if (isChosen && values.reason !== '') setStep('confirm');
    },
    onSubmit() {
      setForm(undefined);
      setErrors(values.understood ? {} : { understood: t('exclusion.tick') });
      if (!values.understood) return;
      setBusy(true);
      void pauseReadsWhile(exclude)
        .catch((error: unknown) => setForm(errorMessage(error)))
        .finally(() => setBusy(false));
    },
  };
}
