import { Skeleton, Stack } from '@touchline/ui';

/** Placeholder of a form with a few fields. */
export function FieldsSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
