import { Fragment, type ReactNode } from 'react';
import { MatchRow } from './MatchRow.tsx';
import { useMountedRows } from './mountedRows.ts';
import type { RowLook } from './useListLook.ts';

/** A match of a card. */
export interface CardRow {
  readonly matchId: number;
  /** Competition, where no title above the row names it. */
  readonly place?: string | undefined;
  /** Titles above the row; each has `data-above` with the id of the match. */
  readonly above?: ReactNode;
}

export interface CardRowsProps {
  /** Id of the card. */
  readonly card: string;
  readonly rows: readonly CardRow[];
  /** Settings shared by all rows of the card. */
  readonly look: RowLook;
}

/** Rows of a card; a long list mounts only those near the screen, with spacers for the others. */
export function CardRows({ card, rows, look }: CardRowsProps) {
  const parts = useMountedRows(card, rows.length);
  // One flat list, so that a row keeps its element when the spacers around it change.
  return parts.flatMap((part, at) => {
    if ('space' in part) {
      const next = parts[at + 1];
      const follower = next && 'first' in next ? rows[next.first]?.matchId : 'end';
      return [<div key={`before ${follower}`} style={{ blockSize: part.space }} />];
    }
    return rows.slice(part.first, part.end).map(({ matchId, place, above }) => (
      <Fragment key={matchId}>
        {above}
        <MatchRow matchId={matchId} look={look} place={place} />
      </Fragment>
    ));
  });
}
