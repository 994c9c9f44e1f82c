import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProfileForm.css.ts';

export interface ProfileFormSkeletonProps {
  /** How many fields will stand here. @default 5 */
  fields?: number | undefined;
}

/** The place of a form while it loads. Renders a `section` that readers pass over. */
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
