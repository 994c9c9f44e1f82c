import { Skeleton } from '@touchline/ui';

/** Placeholder of groups of settings, while those of the account load. */
export function SettingsSkeleton() {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
