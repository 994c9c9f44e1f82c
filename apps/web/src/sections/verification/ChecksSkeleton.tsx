import { Skeleton, Stack } from '@touchline/ui';

/** Placeholder of a check and the history below it. */
export function ChecksSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="block" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </Stack>
  );
}
