import type { RichNode } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

const parts = ['account', 'bets', 'money', 'care', 'data'] as const;

/** Full text of the terms, from the translations `responsible`. */
export function useTermsText(): readonly RichNode[] {
  const { t } = useTranslation('responsible');
  return parts.map((part) => ({ kind: 'paragraph', children: [t(`terms.text.${part}`)] }));
}
