import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './RoundList.css.ts';

export interface ListedRound {
  /** Id of the round. */
  readonly id: string;
  /** Formatted time of its start. */
  readonly time: string;
  /** Formatted stake. */
  readonly stake: string;
  /** Formatted payout. */
  readonly won: string;
}

export interface RoundListProps extends RootProps<HTMLTableElement> {
  /** Accessible name of the table, for example “Last rounds”. */
  label: string;
  /** Headers of the columns for screen readers. */
  labels: { readonly time: string; readonly stake: string; readonly won: string };
  /** Rounds, newest first. */
  rounds: readonly ListedRound[];
}

/** Last rounds of a game with stake and payout. Renders a `table` whose headers are for screen readers. */
export function RoundList({ label, labels, rounds, ...rest }: RoundListProps) {
  return (
    <table {...rest} aria-label={label} className={css.root}>
      <thead>
        <tr>
          {[labels.time, labels.stake, labels.won].map((header) => (
            <th key={header} scope="col" className={css.head}>
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ id, time, stake, won }) => (
          <tr key={id}>
            <th scope="row" className={css.time}>
              <bdi dir="ltr" translate="no">
                {time}
              </bdi>
            </th>
            <td className={css.stake}>
              <bdi dir="ltr" translate="no">
                {stake}
              </bdi>
            </td>
            <td className={css.won}>
              <bdi dir="ltr" translate="no">
                {won}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
