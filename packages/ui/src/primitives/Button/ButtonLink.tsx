import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { ButtonLook } from './shape.ts';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
import * as css from './Button.css.ts';

export interface ButtonLinkProps extends RootProps<HTMLAnchorElement>, ButtonLook {
  /** URL of the page. */
  href: string;
  /** Label of the link. */
  children: ReactNode;
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Icon after the label. */
  iconEnd?: IconName | undefined;
  /** File name; when set, the target is downloaded instead of opened. */
  download?: string | undefined;
  /** Called when the player follows the link. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * Link to another page that looks like a button. Renders the router's link, an `a`, or nothing for a page that doesn't
 * exist (`hasPage` of the provider).
 */
export function ButtonLink({
  children,
  tone = 'neutral',
  emphasis = 'solid',
  size = 'md',
  width = 'content',
  icon,
  iconEnd,
  ...rest
}: ButtonLinkProps) {
  const { link: Link, hasPage } = useUi();
  if (!hasPage(rest.href)) return null;
  return (
    <Link
      {...rest}
      className={classes(
        css.surface,
        css.root,
        css.sizes[size],
        css.widths[width],
        css.looks[tone][emphasis],
      )}
    >
      {icon && <Icon name={icon} />}
      {wrapTexts(children)}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}
