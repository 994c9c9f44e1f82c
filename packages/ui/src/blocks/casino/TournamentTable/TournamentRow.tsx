import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TournamentTable.css.ts';

export interface TournamentEntry {
  /** Id of the entry. */
  readonly id: string;
  /** Rank, for example “1” or “148”. */
  readonly place: string;
  /** Name of the player, abbreviated as far as privacy requires. */
  readonly player: string;
  /** Formatted number of points. */
  readonly points: string;
  /** Prize for the rank. Undefined below the paid ranks. */
  readonly prize?: string | undefined;
  /**
   * Change of rank since the last update: direction, distance (“3”) and a label for screen-reader users (“up 3
   * places”).
   */
  readonly move?:
    | { readonly direction: 'up' | 'down'; readonly by: string; readonly label: string }
    | undefined;
}

interface TournamentRowProps {
  entry: TournamentEntry;
  /** Label of the points, for layouts without a points column. */
  pointsLabel: string;
  /** Label of the player's own entry. */
  you?: string | undefined;
}

/** Row of a tournament table. Renders a `tr`; `data-own` on the player's row, `data-top` on the first three. */
export function TournamentRow({
  entry: { place, player, points, prize, move },
  pointsLabel,
  you,
}: TournamentRowProps) {
  const top = place === '1' || place === '2' || place === '3';
  return (
    <tr className={css.row} data-own={you === undefined ? undefined : ''} data-top={top ? '' : undefined}>
      <td className={css.cell}>
        <span className={css.place}>
          <span>{place}</span>
          {move && (
            <span className={css.move} data-direction={move.direction}>
              <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="xs" />
              <span aria-hidden="true">{move.by}</span>
              <VisuallyHidden>{move.label}</VisuallyHidden>
            </span>
          )}
        </span>
      </td>
      <th scope="row" className={css.cell}>
        <span className={css.player}>
          <bdi className={css.name}>{player}</bdi>
          {you !== undefined && <span className={css.you}>{you}</span>}
        </span>
        <span className={css.pointsBelow}>
          {pointsLabel} {points}
        </span>
      </th>
      <td className={css.cell} data-figure="" data-points="">
        {points}
      </td>
      <td className={css.cell} data-figure="" data-prize="">
        {prize ?? '–'}
      </td>
    </tr>
  );
}
