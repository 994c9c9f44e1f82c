import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TeamCrest.css.ts';

export const teamCrestSizes = ['sm', 'md', 'lg'] as const;
export type TeamCrestSize = (typeof teamCrestSizes)[number];

export interface TeamCrestProps extends RootProps<HTMLSpanElement> {
  /** Name of the team or the player; without a picture its initials are shown. */
  name: string;
  /** Address of the crest, the portrait or the flag. */
  picture?: string | undefined;
  /** Side: in a row, in a scoreboard, at the head of a page. @default 'sm' */
  size?: TeamCrestSize | undefined;
  /** Ground it stands on. @default 'neutral' */
  tone?: 'neutral' | 'header' | undefined;
}

/** Crest, portrait or flag of a side, or its initials. Renders a `span` that readers pass over: the name stands beside it. */
export function TeamCrest({ name, picture, size = 'sm', tone = 'neutral', ...rest }: TeamCrestProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.sizes[size])}>
      {picture === undefined ? (
        <Avatar name={name} tone={tone} size={size} />
      ) : (
        <img src={picture} alt="" loading="lazy" decoding="async" className={css.picture} />
      )}
    </span>
  );
}
