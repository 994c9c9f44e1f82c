import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BetParts.css.ts';

export interface BetChange {
  readonly id: string;
  /** Title of the entry, for example “Half sold” or “Offer refused”. */
  readonly title: string;
  /** Time and score of the cash-out, for example “21 Nov, 20:41 · 2:1”. */
  readonly about: string;
  /** Amount paid out. */
  readonly amount?: string | undefined;
  /** Amount that remains in the bet. */
  readonly remaining?: string | undefined;
}

export interface BetChangesProps extends RootProps<HTMLDivElement> {
  /** Title of the list, for example “Sold”. */
  title: string;
  /** Cash-outs and offers, newest first. */
  changes: readonly BetChange[];
}

/** Partial cash-outs of a bet and the amounts left in it. Renders a `div`. */
export function BetChanges({ title, changes, ...rest }: BetChangesProps) {
  return (
    <div {...rest} className={css.root}>
      <Heading level={3}>{title}</Heading>
      <ul>
        {changes.map(({ id, title: name, about, amount, remaining }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>{name}</span>
            <bdi dir="ltr" translate="no" className={css.value}>
              {amount}
            </bdi>
            <span className={css.about}>{about}</span>
            <bdi className={css.about}>{remaining}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
