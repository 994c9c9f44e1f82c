import type { ReactNode } from 'react';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useBrokenImage } from '../../../theme/useBrokenImage.ts';
import * as css from './TeamCrest.css.ts';

/** Props of crests in all sizes. */
export interface CrestProps extends RootProps<HTMLSpanElement> {
  /** Name of the team. The crest is derived from it. */
  name: string;
  /**
   * Slug of the sport. Teams of one name in two sports have different crests.
   * @default ''
   */
  sport?: string | undefined;
  /** Name of the home side, for the guests of a match: their colours then differ from the home side's. */
  home?: string | undefined;
  /** URL of the real crest. The derived crest is shown if it fails to load. */
  image?: string | undefined;
}

export interface CrestFrameProps extends RootProps<HTMLSpanElement>, Pick<CrestProps, 'image'> {
  /** Class of a size other than that of rows. */
  size?: string | undefined;
  /** Drawing that is shown without an image. */
  children: ReactNode;
}

/** Square with an image or a drawing. Renders a `span` that is hidden from screen readers. */
export function CrestFrame({ image, size, children, ...rest }: CrestFrameProps) {
  const { isBroken, watched } = useBrokenImage(image);
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, size)}>
      {image === undefined || isBroken ? (
        children
      ) : (
        <img {...watched} src={image} alt="" loading="lazy" decoding="async" className={css.picture} />
      )}
    </span>
  );
}
