import { CompetitionCardSkeleton, Stack, type CompetitionCardSkeletonProps } from '@touchline/ui';

/** Placeholder of a list of matches, taller than the screen; `row` for lists with other rows, in cards of competitions. */
export function ListSkeleton({ row }: Pick<CompetitionCardSkeletonProps, 'row'>) {
  const kind = row ? 'competition' : 'sport';
  return (
    <div aria-busy="true">
      <Stack>
        <CompetitionCardSkeleton row={row} kind={kind} rows={3} />
        <CompetitionCardSkeleton row={row} kind={kind} rows={2} />
        <CompetitionCardSkeleton row={row} kind={kind} rows={3} />
        <CompetitionCardSkeleton row={row} kind={kind} rows={3} />
        <CompetitionCardSkeleton row={row} kind={kind} rows={3} />
      </Stack>
    </div>
  );
}
