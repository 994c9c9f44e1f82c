import { CompetitionCardSkeleton, Stack, type CompetitionCardSkeletonProps } from '@touchline/ui';

/** Placeholder of a list of matches, taller than the screen; `row` for lists with other rows. */
export function ListSkeleton({ row }: Pick<CompetitionCardSkeletonProps, 'row'>) {
  return (
    <div aria-busy="true">
      <Stack>
        <CompetitionCardSkeleton row={row} rows={3} />
        <CompetitionCardSkeleton row={row} rows={2} />
        <CompetitionCardSkeleton row={row} rows={3} />
        <CompetitionCardSkeleton row={row} rows={3} />
        <CompetitionCardSkeleton row={row} rows={3} />
      </Stack>
    </div>
  );
}
