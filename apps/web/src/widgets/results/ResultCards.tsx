import { CompetitionCard, Stack } from '@touchline/ui';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { ResultItem } from './ResultItem.tsx';
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
  const paths = useEventPaths();
  const groups = new Map<number, Result[]>();
  for (const result of results) {
    const own = groups.get(result.competitionId);
    if (own) own.push(result);
    else groups.set(result.competitionId, [result]);
  }
  return (
    <Stack>
      {[...groups].map(([id, own]) => {
        const [first] = own;
        return (
          first && (
            <CompetitionCard
              key={id}
              level={level}
              title={names.competition(first)}
              href={paths.champ({ id, name: first.competition })}
            >
              {own.map((result) => (
                <ResultItem key={result.matchId} result={result} />
              ))}
            </CompetitionCard>
          )
        );
      })}
    </Stack>
  );
}
