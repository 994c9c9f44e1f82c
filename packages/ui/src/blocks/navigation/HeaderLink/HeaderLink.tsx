import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as css from './HeaderLink.css.ts';

export interface HeaderLinkProps extends RootProps<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** What is there, with the count in words: "Messages, 3 new". */
  label: string;
  /** The icon that stands for it. */
  icon: IconName;
  /** How many wait there, formatted; none when there are none. */
  count?: string | undefined;
}

/** A page behind an icon of the header, with what waits there. Renders the router's link. */
export function HeaderLink({ href, label, icon, count, ...rest }: HeaderLinkProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} aria-label={label} title={label} className={css.root}>
      <Icon name={icon} />
      {count !== undefined && <CountBadge ground="header">{count}</CountBadge>}
    </Link>
  );
}
