import { Skeleton, Stack } from '@touchline/ui';

/** A placeholder in the form of the pages about bonuses. */
export function BonusesSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="line" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
