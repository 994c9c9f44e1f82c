import { useTranslation } from 'react-i18next';

/** Terms of a tax on winnings, with the free winnings formatted. */
export interface ShownTax {
  readonly percent: string;
  /** Formatted winnings of one bet that are free of tax; undefined if none are. */
  readonly free: string | undefined;
}

/** Returns the function that names a tax on winnings: “Tax, 5 % of winnings above € 10”. */
export function useTaxLabel(): (tax: ShownTax) => string {
  const { t } = useTranslation('common');
  return ({ percent, free }) =>
    free === undefined ? t('tax.of', { percent }) : t('tax.above', { percent, free });
}
