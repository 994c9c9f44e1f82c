import { useTranslation } from 'react-i18next';

export interface LoyaltyText {
  /** Name of a level, from 1. */
  levelName(level: number): string;
  /**
   * Formats points in the player's language.
   * @param points decimal text
   * @param decimals fewest decimals. @default 0
   */
  points(points: string, decimals?: number): string;
  /**
   * Formats a percentage: "3 %".
   * @param percent decimal text
   */
  percent(percent: string): string;
}

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Returns formatters of levels, points and percentages. The page has loaded the translations `rewards`. */
export function useLoyaltyText(): LoyaltyText {
  const { t, i18n } = useTranslation('rewards');
  const format = (value: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(i18n.language, { numberingSystem: 'latn', ...options }).format(Number(value));
  return {
    levelName(level) {
      const key = LEVELS[level - 1];
      return key === undefined ? String(level) : t(`levels.${key}`);
    },
    points: (points, decimals = 0) =>
      format(points, { minimumFractionDigits: decimals, maximumFractionDigits: 2 }),
    percent: (percent) =>
      format(String(Number(percent) / 100), { style: 'percent', maximumFractionDigits: 4 }),
  };
}
