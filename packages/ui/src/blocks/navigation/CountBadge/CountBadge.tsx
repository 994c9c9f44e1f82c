import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { classes } from '../../../theme/classes.ts';
import * as css from './CountBadge.css.ts';

export const countGrounds = ['nav', 'header'] as const;

export interface CountBadgeProps {
  /** The figure, formatted. */
  children: string;
  /** Ground it stands on. @default 'nav' */
  ground?: (typeof countGrounds)[number] | undefined;
  /** What it counts has moved a moment ago. */
  move?: 'up' | 'down' | undefined;
}

/** A figure at the corner of an icon, whose box must be positioned. Renders a `span`; `data-move` on its arrow. */
export function CountBadge({ children, ground = 'nav', move }: CountBadgeProps) {
  return (
    <span className={classes(css.root, css.grounds[ground])}>
      {children}
      {move !== undefined && (
        // A new move is a new element, so that its beat starts anew.
        <span key={move} className={css.move} data-move={move}>
          <Icon name={move === 'up' ? 'price-up' : 'price-down'} size="xs" />
        </span>
      )}
    </span>
  );
}
