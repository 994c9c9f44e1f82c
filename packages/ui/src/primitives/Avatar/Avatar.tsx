import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { initials } from './initials.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Name of the team or the player whose initials it shows. */
  name: string;
  /** Ground it stands on. @default 'neutral' */
  tone?: 'neutral' | 'header' | undefined;
  /** Side. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A disc with initials. Renders a `span` that readers pass over: the name stands beside it. */
export function Avatar({ name, tone = 'neutral', size = 'md', ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.tones[tone], css.sizes[size])}>
      {initials(name)}
    </span>
  );
}
