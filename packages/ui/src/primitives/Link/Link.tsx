import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import * as css from './Link.css.ts';

export const linkTones = ['text', 'muted', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** The words, or the block, that lead there. */
  children: ReactNode;
  /** In running text, beside a title, or as a block that has its own look. @default 'text' */
  tone?: LinkTone | undefined;
  /** The player followed it. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A way to another page. Renders the router's link, an `a`. */
export function Link({ tone = 'text', ...rest }: LinkProps) {
  const { link: RouterLink } = useUi();
  return <RouterLink {...rest} className={classes(css.root, css.tones[tone])} />;
}
