import type { ReactNode } from 'react';
import { CountBadge, type CountBadgeProps } from './CountBadge.tsx';
import { wrapTexts } from '../../../theme/wrapTexts.tsx';
import * as css from './CountBadge.css.ts';

export interface CountedProps extends Pick<CountBadgeProps, 'ground'> {
  /** Icon button or link, whose accessible name includes the count. */
  children: ReactNode;
  /** Formatted count; leave out for zero. */
  count?: string | undefined;
}

/** Icon button with a count at its corner, which screen readers skip. Renders a `span`. */
export function Counted({ children, count, ground }: CountedProps) {
  return (
    <span className={css.counted}>
      {wrapTexts(children)}
      {count !== undefined && (
        <span aria-hidden="true" className={css.over}>
          <CountBadge ground={ground}>{count}</CountBadge>
        </span>
      )}
    </span>
  );
}
