import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProfileForm.css.ts';

export interface ProfileFormSkeletonProps {
  /**
   * Number of placeholder fields.
   * @default 5
   */
  fields?: number | undefined;
}

/** Placeholder of a form while it loads. Renders a `section` hidden from screen readers. */
export function ProfileFormSkeleton({ fields = 5 }: ProfileFormSkeletonProps) {
  return (
    <Card aria-hidden="true">
      <div className={css.skeleton}>
        <Skeleton width="half" />
        {Array.from({ length: fields }, (_, place) => (
          <div key={place}>
            <Skeleton width="third" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
    </Card>
  );
}
