import { useTranslation } from 'react-i18next';
import { memoize } from './memoize.ts';

const formatter = memoize((tag: string) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }));

/** Formats integers in the player's language, with Latin digits. */
export function useNumber(): (value: number) => string {
  return formatter(useTranslation().i18n.language).format;
}
