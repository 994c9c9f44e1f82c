import { Skeleton, Stack } from '@touchline/ui';

const rows = ['first', 'second', 'third', 'fourth'] as const;

/** What stands on the page while the first screen is on its way: a title and rows of matches. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true">
      <Stack gap="lg" pad="lg">
        <Skeleton shape="chip" width="third" />
        {rows.map((row) => (
          <Stack key={row} gap="sm">
            <Skeleton width="half" />
            <Skeleton width="third" />
            <Skeleton shape="price" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
