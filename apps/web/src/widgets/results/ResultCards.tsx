import { CompetitionCard } from '@touchline/ui';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFlag } from '../../features/settings/useFlag.tsx';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { GrowingCards } from '../events/list/GrowingCards.tsx';
import { useMountedRows } from '../events/list/mountedRows.ts';
import { ResultItem, useResultLook, type ResultLook } from './ResultItem.tsx';
import type { Result } from './results.api.ts';

export interface ResultCardsProps {
  readonly results: readonly Result[];
  /**
   * Heading level of the cards' titles.
   * @default 3
   */
  readonly level?: 2 | 3 | undefined;
}

/** Results by competition, in order of first appearance. */
export function ResultCards({ results, level = 3 }: ResultCardsProps) {
  const names = useNames();
  const flagOf = useFlag();
  const paths = useEventPaths();
  const look = useResultLook();
  const groups = new Map<number, Result[]>();
  for (const result of results) {
    const own = groups.get(result.competitionId);
    if (own) own.push(result);
    else groups.set(result.competitionId, [result]);
  }
  const cards = [...groups].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const card = (
      <CompetitionCard
        level={level}
        title={names.competition(first)}
        flag={flagOf(first.country)}
        href={paths.champ({ id, name: first.competition })}
      >
        <Rows card={String(id)} results={own} look={look} />
      </CompetitionCard>
    );
    return [{ id: String(id), rows: own.map(({ matchId }) => matchId), card }];
  });
  return <GrowingCards cards={cards} />;
}

interface RowsProps {
  readonly card: string;
  readonly results: readonly Result[];
  readonly look: ResultLook;
}

/** Rows of a card that are mounted so far. */
function Rows({ card, results, look }: RowsProps) {
  return useMountedRows(card, results.length).flatMap((part) =>
    'space' in part
      ? []
      : results
          .slice(part.first, part.end)
          .map((result) => <ResultItem key={result.matchId} result={result} look={look} />),
  );
}
