import type { ShownQuestion } from '@touchline/contract';
import { useTranslation } from 'react-i18next';

/** Predefined questions, in the order of the list. */
export const questionIds = ['pet', 'school', 'street', 'teacher', 'book', 'friend'] as const;

/**
 * Text of a security question, predefined or custom; the screen's route row must include the translations `personal`.
 */
export function useQuestionText(): (question: ShownQuestion) => string {
  const { t } = useTranslation('personal');
  return ({ id, text }) => {
    const known = questionIds.find((one) => one === id);
    return known ? t(`question.${known}`) : (text ?? '');
  };
}
