import * as css from './PriceCell.css.ts';

/**
 * Empty cell for a price that the market doesn't offer, which keeps the columns aligned. Hidden from screen readers.
 */
export function NoPrice() {
  return <span aria-hidden="true" className={css.vacant} />;
}
