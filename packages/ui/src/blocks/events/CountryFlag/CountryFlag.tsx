import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CountryFlag.css.ts';

export const countryFlagSizes = ['sm', 'md'] as const;
export type CountryFlagSize = (typeof countryFlagSizes)[number];

export interface CountryFlagProps extends RootProps<HTMLImageElement> {
  /** URL of the flag. Its middle is shown in the proportion of 4 to 3. */
  image: string;
  /**
   * Width: that of an icon, or smaller for lines of labels.
   * @default 'md'
   */
  size?: CountryFlagSize | undefined;
}

/**
 * Flag of a country before the name of a competition or a player. Renders an `img` without a text, which is loaded when
 * it comes near the viewport and keeps its box meanwhile.
 */
export function CountryFlag({ image, size = 'md', ...rest }: CountryFlagProps) {
  return (
    <img
      {...rest}
      src={image}
      alt=""
      width="20"
      height="15"
      loading="lazy"
      decoding="async"
      className={classes(css.root, css.sizes[size])}
    />
  );
}
