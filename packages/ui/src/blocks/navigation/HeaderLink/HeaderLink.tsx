import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as css from './HeaderLink.css.ts';

export interface HeaderLinkProps extends RootProps<HTMLAnchorElement> {
  /** URL of the page. */
  href: string;
  /** Accessible name, including the count, for example “Messages, 3 new”. */
  label: string;
  /** Icon of the link. */
  icon: IconName;
  /** Formatted count; leave out for zero. */
  count?: string | undefined;
}

/** Icon link in the header, with a count. Renders the router's link. */
export function HeaderLink({ href, label, icon, count, ...rest }: HeaderLinkProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} aria-label={label} title={label} className={css.root}>
      <Icon name={icon} />
      {count !== undefined && <CountBadge ground="header">{count}</CountBadge>}
    </Link>
  );
}
