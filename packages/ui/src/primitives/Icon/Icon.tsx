import { createElement, useSyncExternalStore } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { classes } from '../../theme/classes.ts';
import { awaitIcons, drawingOf, isFirst, mirrored, type IconName } from './icons.ts';
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
export function Icon(props: IconProps) {
  return isFirst(props.name) ? <Drawn {...props} /> : <Late {...props} />;
}

/** An icon whose drawing may be on its way; until then its place is kept. */
function Late(props: IconProps) {
  const read = () => drawingOf(props.name);
  useSyncExternalStore(awaitIcons, read, read);
  return <Drawn {...props} />;
}

function Drawn({ name, size = 'md', ...rest }: IconProps) {
  const root = {
    'aria-hidden': true,
    ...rest,
    'data-mirrored': mirrored.has(name) ? '' : undefined,
    className: classes(css.root, css.sizes[size]),
    stroke: 1.75,
  } as const;
  return createElement(drawingOf(name) ?? 'svg', root);
}
