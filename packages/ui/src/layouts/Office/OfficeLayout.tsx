import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Heading } from '../../primitives/Text/Text.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import * as css from './OfficeLayout.css.ts';

export interface OfficeLayoutProps extends RootProps<HTMLDivElement> {
  /** Title of the page. */
  title: string;
  /** Link to the account's home, on phones; without it the page is that home. */
  back?: { readonly label: string; readonly href: string } | undefined;
  /** Controls next to the title. */
  actions?: ReactNode;
  /**
   * Whether the page has a second column and may be wider than a form.
   * @default false
   */
  wide?: boolean | undefined;
  /** Account page. */
  children: ReactNode;
}

/**
 * Layout of an account page within `MainLayout`, whose menu is that of the account on desktops. Renders a `div`.
 */
export function OfficeLayout({ title, back, actions, wide = false, children, ...rest }: OfficeLayoutProps) {
  const { link: Link } = useUi();
  return (
    <div {...rest} className={css.root} data-wide={wide ? '' : undefined}>
      <div className={css.head}>
        {back && (
          <span className={css.back}>
            <Link href={back.href} aria-label={back.label} title={back.label} className={css.backLink}>
              <Icon name="back" />
            </Link>
          </span>
        )}
        <Heading level={1}>{title}</Heading>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** Skeleton of an account page while it loads: a title and two cards. Renders a `div` hidden from screen readers. */
export function OfficeSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.head}>
        <Skeleton shape="chip" width="third" />
      </div>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
