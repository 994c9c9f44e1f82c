import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { initials } from './initials.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Name of the team or player that the initials are derived from. */
  name: string;
  /**
   * Background that the avatar is on.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'header' | undefined;
  /**
   * Diameter.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Disc with initials. Renders a `span` that is hidden from screen readers: the name is expected next to it. */
export function Avatar({ name, tone = 'neutral', size = 'md', ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.tones[tone], css.sizes[size])}>
      {initials(name)}
    </span>
  );
}
