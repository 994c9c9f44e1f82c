import { Skeleton, Stack } from '@touchline/ui';

const rows = ['first', 'second', 'third', 'fourth'] as const;

/** Placeholder while the first screen loads: a title and match rows. */
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
