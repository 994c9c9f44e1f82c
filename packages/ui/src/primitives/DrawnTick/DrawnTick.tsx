import { classes } from '../../theme/classes.ts';
import * as css from './DrawnTick.css.ts';

export const drawnTickSizes = ['sm', 'lg'] as const;
export type DrawnTickSize = (typeof drawnTickSizes)[number];

/**
 * Disc in the accent's colour with a tick that is drawn when it appears: the player's own success. Renders an `svg` that
 * is hidden from screen readers.
 */
export function DrawnTick({ size }: { readonly size: DrawnTickSize }) {
  return (
    <svg viewBox="0 0 50 50" aria-hidden="true" className={classes(css.disc, css.sizes[size])}>
      <path d="M14.5 26 22 33.2 36 17.6" pathLength={1} className={css.tick} />
    </svg>
  );
}
