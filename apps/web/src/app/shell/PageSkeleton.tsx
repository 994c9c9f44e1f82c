import { Skeleton } from '@touchline/ui';

/** What stands on the page while the first screen is on its way. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
