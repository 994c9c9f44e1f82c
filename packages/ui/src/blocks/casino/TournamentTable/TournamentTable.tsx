import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TournamentRow, type TournamentEntry } from './TournamentRow.tsx';
import * as css from './TournamentTable.css.ts';

export interface TournamentTableWords {
  /** What the table shows, for readers: "Places". */
  readonly label: string;
  /** Head of the column: "Place". */
  readonly place: string;
  /** Head of the column: "Player". */
  readonly player: string;
  /** Head of the column: "Points". */
  readonly points: string;
  /** Head of the column: "Prize". */
  readonly prize: string;
  /** Stands beside the player's own row: "You". */
  readonly you: string;
}

export interface TournamentTableProps extends RootProps<HTMLDivElement> {
  /** Words of the table. */
  words: TournamentTableWords;
  /** The entries of this page; none yet while they load. */
  entries: readonly TournamentEntry[] | undefined;
  /** The player's own entry: pinned at the foot when it isn't among the others. */
  own?: TournamentEntry | undefined;
  /** How many places to hold while the page loads. @default 10 */
  places?: number | undefined;
  /** In place of the rows when there is none: an `EmptyState` or an `ErrorState`. */
  empty?: ReactNode;
  /** The pages of a long table: `Pagination`. */
  pages?: ReactNode;
}

/** Places, points and prizes of a tournament, one page of them. Renders a `div` with a `table`. */
export function TournamentTable({
  words,
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
      <table aria-label={words.label} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {words.place}
            </th>
            <th scope="col" className={css.head}>
              {words.player}
            </th>
            <th scope="col" className={css.head} data-figure="" data-points="">
              {words.points}
            </th>
            <th scope="col" className={css.head} data-figure="">
              {words.prize}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries
            ? entries.map((entry) => (
                <TournamentRow
                  key={entry.id}
                  entry={entry}
                  pointsWord={words.points}
                  you={entry.id === own?.id ? words.you : undefined}
                />
              ))
            : Array.from({ length: places }, (_, index) => <Ghost key={index} />)}
        </tbody>
        {pinned && (
          <tbody className={css.pinned}>
            <TournamentRow entry={own} pointsWord={words.points} you={words.you} />
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
