import { type ComponentType, type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventRowSkeleton } from '../EventRow/EventRowSkeleton.tsx';
import * as css from './CompetitionCard.css.ts';

export interface CompetitionCardProps extends RootProps<HTMLElement> {
  /** Place and name: "Coastland · Coastal League". */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Page of the competition. */
  href?: string | undefined;
  /** Flag or emblem before the title. */
  flag?: ReactNode;
  /** How many matches it holds, formatted. */
  count?: string | undefined;
  /** Names of the price columns when the rows stand as a table: "1", "X", "2". */
  columns?: readonly string[] | undefined;
  /** Names of the second market's columns, for wide tables: "Over 2.5", "Under". */
  extraColumns?: readonly string[] | undefined;
  /** Among the player's favourite competitions. @default false */
  favourite?: boolean | undefined;
  /** Words of the star. */
  favouriteLabel?: string | undefined;
  /** The player starred or unstarred it. Without it there is no star. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** How many rows it holds; while they are far from the screen, they then cost nothing together. */
  rowCount?: number | undefined;
  /** The head of a table stays below the site's header while its rows pass. @default false */
  headStays?: boolean | undefined;
  /** Only the head is shown. @default false */
  collapsed?: boolean | undefined;
  /** Words of the button that folds the card. Without it the card doesn't fold. */
  collapseLabel?: string | undefined;
  /** The player folded or unfolded it. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Rows of events. */
  children: ReactNode;
}

/**
 * Events of one competition. Renders a `section`; its width decides whether rows are blocks or a table,
 * whose head stays in sight while its rows pass.
 */
export function CompetitionCard({
  title,
  level = 3,
  href,
  flag,
  count,
  columns = [],
  extraColumns = [],
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
  rowCount,
  headStays = false,
  collapsed = false,
  collapseLabel,
  onCollapsedChange,
  children,
  ...rest
}: CompetitionCardProps) {
  const rowsId = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div
        className={css.head}
        data-collapsed={collapsed ? '' : undefined}
        data-stays={headStays ? '' : undefined}
      >
        <div className={css.name}>
          {flag !== undefined && <span className={css.flag}>{flag}</span>}
          <Title className={css.title}>
            {href === undefined ? (
              <bdi>{title}</bdi>
            ) : (
              <Link href={href} tone="inherit">
                <bdi>{title}</bdi>
              </Link>
            )}
          </Title>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </div>
        <div aria-hidden="true" className={css.labels}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
          {extraColumns.map((column) => (
            <span key={column} className={css.extraLabel}>
              {column}
            </span>
          ))}
        </div>
        <span className={css.buttons}>
          {onFavouriteChange && favouriteLabel !== undefined && (
            <IconButton
              label={favouriteLabel}
              icon={favourite ? 'star-filled' : 'star'}
              iconSize="sm"
              size="sm"
              tone="muted"
              pressed={favourite}
              onClick={() => onFavouriteChange(!favourite)}
            />
          )}
          {collapseLabel !== undefined && (
            <IconButton
              label={collapseLabel}
              icon={collapsed ? 'down' : 'up'}
              iconSize="sm"
              size="sm"
              tone="muted"
              aria-expanded={!collapsed}
              aria-controls={rowsId}
              onClick={() => onCollapsedChange?.(!collapsed)}
            />
          )}
        </span>
      </div>
      <div
        id={rowsId}
        hidden={collapsed}
        className={css.rows}
        {...(rowCount !== undefined && counted(rowCount))}
      >
        {children}
      </div>
    </section>
  );
}

function counted(rows: number): { readonly 'data-counted': ''; readonly style: CSSProperties } {
  const style: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return { 'data-counted': '', style };
}

export interface CompetitionCardSkeletonProps {
  /** How many rows. @default 2 */
  rows?: 1 | 2 | 3 | undefined;
  /** The place of one row, where it isn't a match with its prices: `ResultRowSkeleton`. */
  row?: ComponentType | undefined;
}

const rowKeys = ['one', 'two', 'three'] as const;

/** The place of a competition while it loads. Renders a `div` that readers pass over. */
export function CompetitionCardSkeleton({
  rows = 2,
  row: Row = EventRowSkeleton,
}: CompetitionCardSkeletonProps) {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.head} />
      <div className={css.rows}>
        {rowKeys.slice(0, rows).map((key) => (
          <Row key={key} />
        ))}
      </div>
    </div>
  );
}
