import { Card } from '../../../primitives/Card/Card.tsx';
import { ListCardSkeleton } from '../ListCard/ListCardSkeleton.tsx';

/** Skeleton of the inbox while its code loads. Renders a `section` that is hidden from screen readers. */
export function InboxSkeleton() {
  return (
    <Card pad="none" aria-hidden>
      <ListCardSkeleton />
      <ListCardSkeleton />
    </Card>
  );
}
