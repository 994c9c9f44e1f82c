import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { classes } from '../../../theme/classes.ts';
import { wrapTexts } from '../../../theme/wrapTexts.tsx';
import * as css from './CountBadge.css.ts';

export const countGrounds = ['nav', 'header'] as const;

export interface CountBadgeProps {
  /** Formatted count. */
  children: string;
  /**
   * Background that the badge is on.
   * @default 'nav'
   */
  ground?: (typeof countGrounds)[number] | undefined;
  /** Direction of a recent change of the counted items. */
  move?: 'up' | 'down' | undefined;
}

/** Count at the corner of an icon, whose parent must be positioned. Renders a `span`; `data-move` on its arrow. */
export function CountBadge({ children, ground = 'nav', move }: CountBadgeProps) {
  return (
    <span className={classes(css.root, css.grounds[ground])}>
      {wrapTexts(children)}
      {move !== undefined && (
        // The key remounts the arrow, so that a new change restarts its animation.
        <span key={move} className={css.move} data-move={move}>
          <Icon name={move === 'up' ? 'price-up' : 'price-down'} size="xs" />
        </span>
      )}
    </span>
  );
}
