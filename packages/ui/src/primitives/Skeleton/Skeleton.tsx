import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Skeleton.css.ts';

export type SkeletonShape = keyof typeof css.shapes;
export type SkeletonWidth = keyof typeof css.widths;

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /**
   * Shape of the expected content.
   * @default 'line'
   */
  shape?: SkeletonShape | undefined;
  /**
   * Width relative to the container.
   * @default 'full'
   */
  width?: SkeletonWidth | undefined;
}

/**
 * Placeholder for content that is loading. Renders a `span` that is hidden from screen readers; set `aria-busy` on
 * the surrounding list.
 */
export function Skeleton({
  shape = 'line',
  width = shape === 'disc' ? 'shape' : 'full',
  ...rest
}: SkeletonProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.shapes[shape], css.widths[width])} />
  );
}
