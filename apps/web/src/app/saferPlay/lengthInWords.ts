import type { TFunction } from 'i18next';

/**
 * Formats a duration in words: "1 hour, 5 minutes".
 * @param t translations of `limits` and `common`
 * @param minutes an integer
 */
export function lengthInWords(t: TFunction<['limits', 'common']>, language: string, minutes: number): string {
  const parts = [
    ...(minutes >= 60 ? [t('limits:value.hours', { count: Math.floor(minutes / 60) })] : []),
    t('common:minutes', { count: minutes % 60 }),
  ];
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}
