import { createElement, useSyncExternalStore } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { classes } from '../../theme/classes.ts';
import { subscribeIcons, drawingOf, isFirst, mirrored, type IconName } from './icons.ts';
import * as css from './Icon.css.ts';

export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Name of the icon, after its meaning. */
  name: IconName;
  /**
   * Width and height, as a step of the icon token.
   * @default 'md'
   */
  size?: IconSize | undefined;
}

/**
 * Icon in the current text colour. Renders an `svg` that is hidden from screen readers: the adjacent text or the
 * label of the control names it. `data-icon` is its name; `data-mirrored` when it is mirrored in right-to-left text.
 */
export function Icon(props: IconProps) {
  return isFirst(props.name) ? <Drawn {...props} /> : <LazyIcon {...props} />;
}

/** Icon whose drawing may still be loading; its space is reserved until then. */
function LazyIcon(props: IconProps) {
  const read = () => drawingOf(props.name);
  useSyncExternalStore(subscribeIcons, read, read);
  return <Drawn {...props} />;
}

function Drawn({ name, size = 'md', ...rest }: IconProps) {
  const root = {
    'aria-hidden': true,
    ...rest,
    // Brands replace icons by this name.
    'data-icon': name,
    'data-mirrored': mirrored.has(name) ? '' : undefined,
    className: classes(css.root, css.sizes[size]),
    stroke: 1.75,
  } as const;
  return createElement(drawingOf(name) ?? 'svg', root);
}
