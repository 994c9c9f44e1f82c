import * as css from './PriceCell.css.ts';

/** The place of a price that its market doesn't offer, so that columns keep their order. Readers pass over it. */
export function NoPrice() {
  return <span aria-hidden="true" className={css.vacant} />;
}
