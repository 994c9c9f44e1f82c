import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TournamentRow, type TournamentEntry } from './TournamentRow.tsx';
import * as css from './TournamentTable.css.ts';

export interface TournamentTableLabels {
  /** Accessible name of the table, for example “Places”. */
  readonly label: string;
  /** Column header, for example “Place”. */
  readonly place: string;
  /** Column header, for example “Player”. */
  readonly player: string;
  /** Column header, for example “Points”. */
  readonly points: string;
  /** Column header, for example “Prize”. */
  readonly prize: string;
  /** Label of the player's own row, for example “You”. */
  readonly you: string;
}

export interface TournamentTableProps extends RootProps<HTMLDivElement> {
  /** Labels of the table. */
  labels: TournamentTableLabels;
  /** Entries of the current page. Undefined while they load. */
  entries: readonly TournamentEntry[] | undefined;
  /** Player's own entry, pinned to the bottom when it isn't in `entries`. */
  own?: TournamentEntry | undefined;
  /**
   * Number of placeholder rows while the page loads.
   * @default 10
   */
  places?: number | undefined;
  /** Content when there are no rows: an `EmptyState` or an `ErrorState`. */
  empty?: ReactNode;
  /** Pagination of a long table: `Pagination`. */
  pages?: ReactNode;
}

/** One page of a tournament's ranks, points and prizes. Renders a `div` with a `table`. */
export function TournamentTable({
  labels,
  entries,
  own,
  places = 10,
  empty,
  pages,
  ...rest
}: TournamentTableProps) {
  const pinned = own && !entries?.some(({ id }) => id === own.id);
  if (entries?.length === 0 && empty !== undefined) {
    return (
      <div {...rest} className={css.root}>
        {empty}
      </div>
    );
  }
  return (
    <div {...rest} className={css.root} aria-busy={entries === undefined}>
      <table aria-label={labels.label} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {labels.place}
            </th>
            <th scope="col" className={css.head}>
              {labels.player}
            </th>
            <th scope="col" className={css.head} data-figure="" data-points="">
              {labels.points}
            </th>
            <th scope="col" className={css.head} data-figure="">
              {labels.prize}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries
            ? entries.map((entry) => (
                <TournamentRow
                  key={entry.id}
                  entry={entry}
                  pointsLabel={labels.points}
                  you={entry.id === own?.id ? labels.you : undefined}
                />
              ))
            : Array.from({ length: places }, (_, index) => <Ghost key={index} />)}
        </tbody>
        {pinned && (
          <tbody className={css.pinned}>
            <TournamentRow entry={own} pointsLabel={labels.points} you={labels.you} />
          </tbody>
        )}
      </table>
      {pages !== undefined && <div className={css.pages}>{pages}</div>}
    </div>
  );
}

function Ghost() {
  return (
    <tr aria-hidden="true" className={css.row}>
      {['place', 'player', 'points', 'prize'].map((cell) => (
        <td key={cell} className={css.cell} data-points={cell === 'points' ? '' : undefined}>
          <Skeleton width={cell === 'player' ? 'half' : 'full'} />
        </td>
      ))}
    </tr>
  );
}
