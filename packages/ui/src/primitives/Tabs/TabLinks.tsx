import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { TabsTone } from './Tabs.tsx';
import * as css from './Tabs.css.ts';

export interface TabLinkItem {
  href: string;
  label: string;
  icon?: IconName | undefined;
  /** Whether this is the current page. */
  current?: boolean | undefined;
}

export interface TabLinksProps extends RootProps<HTMLElement> {
  /** Accessible name of the navigation. */
  label: string;
  /** Pages to link to. */
  items: readonly TabLinkItem[];
  /**
   * Background that the tabs are on.
   * @default 'header'
   */
  tone?: TabsTone | undefined;
}

/** Row of links to pages, as in the header. Renders a `nav` with `aria-current="page"` on the current page. */
export function TabLinks({ label, items, tone = 'header', ...rest }: TabLinksProps) {
  const { link: Link } = useUi();
  return (
    <nav {...rest} aria-label={label} className={classes(css.list, css.tones[tone])}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={css.tab}
        >
          {item.icon && <Icon name={item.icon} size="sm" />}
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}
