import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats integers in the player's language, with Latin digits. */
export function useNumber(): (value: number) => string {
  const tag = useTranslation().i18n.language;
  return useCallback((value) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(value), [tag]);
}
