import { eventRowPicture, isPicture } from '@touchline/ui';
import { use, useCallback, useLayoutEffect, useRef } from 'react';
import { isFavorite } from '../../../features/favorites/favorites.store.ts';
import { marketShapes } from '../../../features/odds/odds.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { DrawnRows } from './drawnRows.ts';
import { MountedRows } from './mountedRows.ts';
import { rowFacts } from './rowFacts.tsx';
import type { RowLook } from './useListLook.ts';

export interface CardRowsProps {
  readonly group: MatchGroup;
  /** Settings shared by all rows of the list. */
  readonly look: RowLook;
}

/** Rows of a card; a long list mounts only those near the screen, with spacers for the others. Renders a `div`. */
export function CardRows({ group: { id, matches }, look }: CardRowsProps) {
  const parts = use(MountedRows)?.get(id);
  const rows = useRef<DrawnRows>(undefined);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const drawn = new DrawnRows(element);
    rows.current = drawn;
    return () => drawn.end();
  }, []);
  useLayoutEffect(() => {
    rows.current?.show(matches, parts ?? [{ first: 0, end: matches.length }], look);
  });
  if (!isPicture) return <div ref={place} />;
  return (
    <div>
      {matches.map((match) => (
        <article key={match.id} data-match={match.id} {...pictureOf(match.id, look)} />
      ))}
    </div>
  );
}

function pictureOf(matchId: number, look: RowLook) {
  const match = book.match(matchId);
  const isStarred = isFavorite('match', matchId);
  return match && eventRowPicture(rowFacts(match, marketShapes.read(matchId), look, isStarred));
}
