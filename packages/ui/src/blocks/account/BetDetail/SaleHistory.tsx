import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BetParts.css.ts';

export interface BetSale {
  readonly id: string;
  /** "Half sold", "Offer refused". */
  readonly title: string;
  /** When, and at which score: "21 Nov, 20:41 · 2:1". */
  readonly about: string;
  /** What it paid. */
  readonly amount?: string | undefined;
  /** What stayed in the bet. */
  readonly left?: string | undefined;
}

export interface SaleHistoryProps extends RootProps<HTMLDivElement> {
  /** "Sold". */
  title: string;
  /** Sales and offers, the newest first. */
  sales: readonly BetSale[];
}

/** Parts of a bet that were sold, and what stayed in it. Renders a `div`. */
export function SaleHistory({ title, sales, ...rest }: SaleHistoryProps) {
  return (
    <div {...rest} className={css.root}>
      <Heading level={3}>{title}</Heading>
      <ul>
        {sales.map(({ id, title: name, about, amount, left }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>{name}</span>
            <bdi dir="ltr" className={css.value}>
              {amount}
            </bdi>
            <span className={css.about}>{about}</span>
            <bdi className={css.about}>{left}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
