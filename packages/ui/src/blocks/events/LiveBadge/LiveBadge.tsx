import type { ReactNode } from 'react';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LiveBadge.css.ts';

export interface LiveBadgeProps extends RootProps<HTMLSpanElement> {
  /** Minute, period or both, for example “63' · 2nd half”. */
  children: ReactNode;
  /**
   * Background that the badge is placed on.
   * @default 'surface'
   */
  ground?: 'surface' | 'header' | undefined;
}

/** Live state as a dot with a halo, and text. Renders a `span`. */
export function LiveBadge({ children, ground = 'surface', ...rest }: LiveBadgeProps) {
  return (
    <span {...rest} className={classes(css.root, css.grounds[ground])}>
      <bdi className={css.words}>{children}</bdi>
    </span>
  );
}
