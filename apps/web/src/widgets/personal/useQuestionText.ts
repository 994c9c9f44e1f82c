import type { ShownQuestion } from '@touchline/contract';
import { useTranslation } from 'react-i18next';

/** Questions to choose from, in the order of the list. */
export const questionIds = ['pet', 'school', 'street', 'teacher', 'book', 'friend'] as const;

/** The words of a security question: one of the list, or the player's own; the screen's row brings the words `personal`. */
export function useQuestionText(): (question: ShownQuestion) => string {
  const { t } = useTranslation('personal');
  return ({ id, text }) => {
    const known = questionIds.find((one) => one === id);
    return known ? t(`question.${known}`) : (text ?? '');
  };
}
