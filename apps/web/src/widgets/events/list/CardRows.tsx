import { use } from 'react';
import type { MatchGroup } from '../rules/groups.ts';
import { MatchRow, type MatchRowProps } from './MatchRow.tsx';
import { MountedRows } from './mountedRows.ts';

export interface CardRowsProps extends Omit<MatchRowProps, 'matchId'> {
  readonly group: MatchGroup;
}

/** The rows of a card; in a long list those near the screen, and room for the others. */
export function CardRows({ group: { id, matches }, ...rest }: CardRowsProps) {
  const parts = use(MountedRows)?.get(id) ?? [{ first: 0, end: matches.length }];
  return parts.flatMap((part, at) => {
    if ('first' in part)
      return matches
        .slice(part.first, part.end)
        .map((match) => <MatchRow key={match.id} matchId={match.id} {...rest} />);
    const before = parts[at - 1];
    const after = before && 'first' in before ? matches[before.end - 1]?.id : undefined;
    return <div key={`after ${after ?? 'nothing'}`} style={{ blockSize: part.space }} />;
  });
}
