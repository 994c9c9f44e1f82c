/** Terms of a tax on winnings, with the free winnings formatted. */
export interface ShownTax {
  readonly percent: string;
  /** Formatted winnings of one bet that are free of tax; undefined if none are. */
  readonly free: string | undefined;
}

/** Texts of a dictionary that names taxes: those of the coupon and of the history, which aren't loaded together. */
export interface TaxTexts {
  (key: 'tax.of', values: { readonly percent: string }): string;
  (key: 'tax.above', values: { readonly percent: string; readonly free: string }): string;
}

/** Names a tax on winnings: “Tax, 5 % of winnings above € 10”. */
export function taxLabel(t: TaxTexts, { percent, free }: ShownTax): string {
  return free === undefined ? t('tax.of', { percent }) : t('tax.above', { percent, free });
}
