import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Chip.css.ts';

interface ChipLook {
  /** The name of the filter. */
  children: ReactNode;
  /** An icon before the name. */
  icon?: IconName | undefined;
  /** How many things the filter lets through, already formatted. */
  count?: string | undefined;
}

export interface ChipProps extends RootProps<HTMLButtonElement>, ChipLook {
  /** In use or not. @default false */
  selected?: boolean | undefined;
  /** The player switched it. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
}

/** A filter that is on or off. Renders a `button` with `aria-pressed`. */
export function Chip({ children, icon, count, selected = false, onSelectedChange, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
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
  /** Where the filter leads. */
  href: string;
  /** The page in use. @default false */
  selected?: boolean | undefined;
  /** The player followed it. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A filter that is a page of its own. Renders a link; `aria-current="page"` when in use. */
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
  /** What the chips filter. */
  label: string;
  /** Chips. */
  children: ReactNode;
}

/** Chips in one line that scrolls sideways. Renders a `div` with the role of a group. */
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
