import type { RootProps } from '../../theme/rootProps.ts';
import { classes } from '../../theme/classes.ts';
import { icons, mirrored, type IconName } from './icons.ts';
import * as css from './Icon.css.ts';

export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends RootProps<SVGSVGElement> {
  /** What the icon means. */
  name: IconName;
  /** Side, in steps of the icon token. @default 'md' */
  size?: IconSize | undefined;
}

/**
 * One icon in the colour of its text. Renders an `svg` that readers pass over: the words beside it,
 * or its control's label, say the same. `data-mirrored`: it turns around in a right-to-left text.
 */
export function Icon({ name, size = 'md', ...rest }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      aria-hidden="true"
      {...rest}
      data-mirrored={mirrored.has(name) ? '' : undefined}
      className={classes(css.root, css.sizes[size])}
      stroke={1.75}
    />
  );
}
