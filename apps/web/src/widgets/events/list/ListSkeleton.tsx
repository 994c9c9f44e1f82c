import { CompetitionCardSkeleton, Stack } from '@touchline/ui';

/** The place of a list of matches while it loads. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <Stack>
        <CompetitionCardSkeleton rows={3} />
        <CompetitionCardSkeleton rows={2} />
        <CompetitionCardSkeleton rows={3} />
      </Stack>
    </div>
  );
}
