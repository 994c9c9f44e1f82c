import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Chip.css.ts';

interface ChipLook {
  /** Label of the filter. */
  children: ReactNode;
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Number of results of the filter, already formatted. */
  count?: string | undefined;
}

export interface ChipProps extends RootProps<HTMLButtonElement>, ChipLook {
  /**
   * Whether the filter is selected.
   * @default false
   */
  selected?: boolean | undefined;
  /**
   * Whether the filter is disabled, for example because it has no results.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the player selects or deselects the filter. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
}

/** Filter that can be toggled. Renders a `button` with `aria-pressed`. */
export function Chip({
  children,
  icon,
  count,
  selected = false,
  disabled = false,
  onSelectedChange,
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onSelectedChange?.(!selected)}
      className={css.root}
    >
      <Content icon={icon} count={count}>
        {children}
      </Content>
    </button>
  );
}

export interface ChipLinkProps extends RootProps<HTMLAnchorElement>, ChipLook {
  /** URL of the filtered page. */
  href: string;
  /**
   * Whether this is the current page.
   * @default false
   */
  selected?: boolean | undefined;
  /** Called when the player follows the link. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Filter that is a page of its own. Renders a link with `aria-current="page"` when selected. */
export function ChipLink({ children, icon, count, selected = false, ...rest }: ChipLinkProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} aria-current={selected ? 'page' : undefined} className={css.root}>
      <Content icon={icon} count={count}>
        {children}
      </Content>
    </Link>
  );
}

export interface ChipRowProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group: what the chips filter. */
  label: string;
  /** `Chip` or `ChipLink` elements. */
  children: ReactNode;
}

/** Row of chips that scrolls sideways. Renders a `div` with the role `group`. */
export function ChipRow({ label, children, ...rest }: ChipRowProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  );
}

function Content({ children, icon, count }: ChipLook) {
  return (
    <>
      {icon && <Icon name={icon} size="sm" />}
      <bdi>{children}</bdi>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  );
}
