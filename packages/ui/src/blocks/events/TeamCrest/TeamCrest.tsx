import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TeamCrest.css.ts';

export const teamCrestSizes = ['sm', 'md', 'lg'] as const;
export type TeamCrestSize = (typeof teamCrestSizes)[number];

export interface TeamCrestProps extends RootProps<HTMLSpanElement> {
  /** Name of the team or player; initials are shown when there is no image. */
  name: string;
  /** URL of the crest, portrait or flag. */
  image?: string | undefined;
  /**
   * Size: for a row, a scoreboard or the head of a page.
   * @default 'sm'
   */
  size?: TeamCrestSize | undefined;
  /**
   * Background that the crest is on.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'header' | undefined;
}

/**
 * Crest, portrait or flag of a team or player, or the initials. Renders a `span` that is hidden from screen readers:
 * the name is expected next to it.
 */
export function TeamCrest({ name, image, size = 'sm', tone = 'neutral', ...rest }: TeamCrestProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.sizes[size])}>
      {image === undefined ? (
        <Avatar name={name} tone={tone} size={size} />
      ) : (
        <img src={image} alt="" loading="lazy" decoding="async" className={css.picture} />
      )}
    </span>
  );
}
