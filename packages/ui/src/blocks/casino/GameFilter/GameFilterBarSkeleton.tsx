import { Button } from '../../../primitives/Button/Button.tsx';
import type { GameFilterGroup } from './groups.ts';
import * as css from './GameFilter.css.ts';

export interface GameFilterBarSkeletonProps {
  /** Sort order and filters, of which the summaries are shown. */
  groups: readonly GameFilterGroup[];
}

/** `GameFilterBar` before its popovers are loaded, of the same size. Renders an inert `div`. */
export function GameFilterBarSkeleton({ groups }: GameFilterBarSkeletonProps) {
  return (
    <div inert aria-hidden="true" className={css.bar}>
      {groups.map(({ id, summary }) => (
        <Button key={id} size="sm" emphasis="outline" iconEnd="down">
          {summary}
        </Button>
      ))}
    </div>
  );
}
