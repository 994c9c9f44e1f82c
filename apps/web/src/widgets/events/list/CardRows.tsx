import { use } from 'react';
import type { MatchGroup } from '../rules/groups.ts';
import { MatchRow } from './MatchRow.tsx';
import { MountedRows } from './mountedRows.ts';
import type { RowLook } from './useListLook.ts';

export interface CardRowsProps {
  readonly group: MatchGroup;
  /** Settings shared by all rows of the list. */
  readonly look: RowLook;
}

/** Rows of a card; a long list mounts only those near the screen, with spacers for the others. */
export function CardRows({ group: { id, matches }, look }: CardRowsProps) {
  const parts = use(MountedRows).get(id) ?? [{ first: 0, end: matches.length }];
  // One flat list, so that a row keeps its element when the spacers around it change.
  return parts.flatMap((part, at) => {
    if ('space' in part) {
      const next = parts[at + 1];
      const follower = next && 'first' in next ? matches[next.first]?.id : 'end';
      return [<div key={`before ${follower}`} style={{ blockSize: part.space }} />];
    }
    const mounted = matches.slice(part.first, part.end);
    return mounted.map((match) => <MatchRow key={match.id} matchId={match.id} look={look} />);
  });
}
