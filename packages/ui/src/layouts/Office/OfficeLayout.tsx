import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading } from '../../primitives/Text/Text.tsx';
import { SideMenuSkeleton } from '../../blocks/navigation/SideMenu/SideMenu.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import * as css from './OfficeLayout.css.ts';

export const officeViews = ['menu', 'page'] as const;

export interface OfficeLayoutProps extends RootProps<HTMLDivElement> {
  /** Account menu. */
  menu: ReactNode;
  /** Part that phones show; desktops show both. */
  view: (typeof officeViews)[number];
  /** Title of the page. */
  title: string;
  /** Link from the page to the menu, on phones. */
  back: { readonly label: string; readonly href: string };
  /** Controls next to the title. */
  actions?: ReactNode;
  /** Account page. */
  children: ReactNode;
}

/**
 * Layout of the account within `MainLayout`: menu next to the page on desktops, one after the other on phones.
 * Renders a `div`.
 */
export function OfficeLayout({ menu, view, title, back, actions, children, ...rest }: OfficeLayoutProps) {
  const { link: Link } = useUi();
  return (
    <div {...rest} className={css.root}>
      <div className={css.menu} data-away={view === 'menu' ? undefined : ''}>
        {menu}
      </div>
      <div className={css.page} data-away={view === 'page' ? undefined : ''}>
        <div className={css.head}>
          <span className={css.back}>
            <Link href={back.href} aria-label={back.label} title={back.label} className={css.backLink}>
              <Icon name="back" />
            </Link>
          </span>
          <Heading level={1}>{title}</Heading>
          {actions}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Skeleton of the account while it loads. Renders a `div` with `aria-busy`. */
export function OfficeSkeleton({ label, view }: { label: string; view: (typeof officeViews)[number] }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={css.root}>
      <div className={css.menu} data-away={view === 'menu' ? undefined : ''}>
        <SideMenuSkeleton rows={10} />
      </div>
      <div className={css.page} data-away={view === 'page' ? undefined : ''}>
        <Skeleton shape="control" width="half" />
        <Stack gap="lg">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    </div>
  );
}
