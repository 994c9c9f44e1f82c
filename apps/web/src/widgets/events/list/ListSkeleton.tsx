import { CompetitionCardSkeleton, Stack, type CompetitionCardSkeletonProps } from '@touchline/ui';

/** The place of a list of matches while it loads, higher than the screen; `row` where its rows are other ones. */
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
