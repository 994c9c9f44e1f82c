import { eventRowPicture, isPicture } from '@touchline/ui';
import { memo, useCallback } from 'react';
import { isFavorite } from '../../../features/favorites/favorites.store.ts';
import { marketShapes } from '../../../features/odds/odds.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { ListedMatch } from './listedMatch.ts';
import { rowFacts } from './rowFacts.tsx';
import type { RowLook } from './useListLook.ts';

export interface MatchRowProps {
  readonly matchId: number;
  /** What all rows of the list have in common. */
  readonly look: RowLook;
}

/** One match of a list. Renders an `article` once; after that the row draws itself, and nothing renders. */
export const MatchRow = memo(function MatchRow({ matchId, look }: MatchRowProps) {
  const place = useCallback(
    (article: HTMLElement) => {
      const listed = new ListedMatch(article, matchId, look);
      return () => listed.end();
    },
    [matchId, look],
  );
  return <article data-match={matchId} ref={place} {...(isPicture && pictureOf(matchId, look))} />;
});

function pictureOf(matchId: number, look: RowLook) {
  const match = book.match(matchId);
  const isStarred = isFavorite('match', matchId);
  return match && eventRowPicture(rowFacts(match, marketShapes.read(matchId), look, isStarred));
}
