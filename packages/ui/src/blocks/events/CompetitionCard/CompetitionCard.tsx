import { type ComponentType, type ReactNode, useId } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventRowSkeleton } from '../EventRow/EventRowSkeleton.tsx';
import * as css from './CompetitionCard.css.ts';

export interface CompetitionCardProps extends RootProps<HTMLElement> {
  /** Country and name of the competition, for example “Coastland · Coastal League”. */
  title: string;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** URL of the competition's page. */
  href?: string | undefined;
  /** Flag or emblem before the title. */
  flag?: ReactNode;
  /** Formatted number of matches. */
  count?: string | undefined;
  /** Names of the price columns in a table layout, for example “1”, “X” and “2”. */
  columns?: readonly string[] | undefined;
  /** Names of the second market's columns in wide tables, for example “Over 2.5” and “Under”. */
  extraColumns?: readonly string[] | undefined;
  /**
   * Whether the competition is a favourite of the player.
   * @default false
   */
  favourite?: boolean | undefined;
  /** Label of the favourite button. */
  favouriteLabel?: string | undefined;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /**
   * Whether a table's header sticks below the site header while its rows scroll.
   * @default false
   */
  headStays?: boolean | undefined;
  /**
   * Whether only the header is shown.
   * @default false
   */
  collapsed?: boolean | undefined;
  /** Label of the collapse button. Without it the card can't be collapsed. */
  collapseLabel?: string | undefined;
  /** Called when the player collapses or expands the card. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Rows of matches. */
  children: ReactNode;
}

/**
 * Matches of a competition. Renders a `section`; its width decides between stacked rows and a table, whose header can
 * stick while the rows scroll.
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
      <div id={rowsId} hidden={collapsed} className={css.rows}>
        {children}
      </div>
    </section>
  );
}

export interface CompetitionCardSkeletonProps {
  /**
   * Number of rows.
   * @default 2
   */
  rows?: 1 | 2 | 3 | undefined;
  /** Placeholder component of a row for lists other than matches with prices: `ResultRowSkeleton`. */
  row?: ComponentType | undefined;
}

const rowKeys = ['one', 'two', 'three'] as const;

/** Placeholder of a competition while it loads. Renders a `div` hidden from screen readers. */
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
