import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Skeleton.css.ts';

export type SkeletonShape = keyof typeof css.shapes;
export type SkeletonWidth = keyof typeof css.widths;

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** What will stand here. @default 'line' */
  shape?: SkeletonShape | undefined;
  /** How much of its place it takes. @default 'full' */
  width?: SkeletonWidth | undefined;
}

/** The place of what is on its way. Renders a `span` that readers pass over; its list says `aria-busy`. */
export function Skeleton({
  shape = 'line',
  width = shape === 'disc' ? 'shape' : 'full',
  ...rest
}: SkeletonProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.shapes[shape], css.widths[width])} />
  );
}
