import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import * as css from './Link.css.ts';

export const linkTones = ['text', 'muted', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  /** URL of the page. */
  href: string;
  /** Text or block that is the link. */
  children: ReactNode;
  /**
   * Appearance: in running text, next to a title, or a block with its own style.
   * @default 'text'
   */
  tone?: LinkTone | undefined;
  /** Called when the player follows the link. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Link to another page. Renders the router's link, an `a`. */
export function Link({ tone = 'text', ...rest }: LinkProps) {
  const { link: RouterLink } = useUi();
  return <RouterLink {...rest} className={classes(css.root, css.tones[tone])} />;
}
