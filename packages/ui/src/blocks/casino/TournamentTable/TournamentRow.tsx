import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TournamentTable.css.ts';

export interface TournamentEntry {
  /** Identity of the entry. */
  readonly id: string;
  /** Its place: "1", "148". */
  readonly place: string;
  /** The player's name, or as much of it as may be shown. */
  readonly player: string;
  /** Points, formatted. */
  readonly points: string;
  /** What the place wins; nothing when it is below the prizes. */
  readonly prize?: string | undefined;
  /** Since the last look: which way, how far ("3") and in words for readers ("up 3 places"). */
  readonly move?:
    | { readonly direction: 'up' | 'down'; readonly by: string; readonly label: string }
    | undefined;
}

interface TournamentRowProps {
  entry: TournamentEntry;
  /** The word for points, where they have no column of their own. */
  pointsWord: string;
  /** The word beside the player's own entry. */
  you?: string | undefined;
}

/** One place of a tournament. Renders a `tr`; `data-own` on the player's, `data-top` on the first three. */
export function TournamentRow({
  entry: { place, player, points, prize, move },
  pointsWord,
  you,
}: TournamentRowProps) {
  const top = place === '1' || place === '2' || place === '3';
  return (
    <tr className={css.row} data-own={you === undefined ? undefined : ''} data-top={top ? '' : undefined}>
      <td className={css.cell}>
        <span className={css.place}>
          {place}
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
          {pointsWord} {points}
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
