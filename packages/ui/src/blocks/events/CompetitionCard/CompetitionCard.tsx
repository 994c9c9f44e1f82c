import { type ComponentType, type ReactNode, useId } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventRowSkeleton } from '../EventRow/EventRowSkeleton.tsx';
import { HeadButtons, type HeadButtonsProps } from './HeadButtons.tsx';
import * as css from './CompetitionCard.css.ts';

export interface CompetitionCardProps extends HeadButtonsProps, RootProps<HTMLElement> {
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
  /** Names of the third market's columns in the widest tables. */
  widestColumns?: readonly string[] | undefined;
  /**
   * Whether a sport's header names the columns of narrow lists too, whose prices are next to the names in one line.
   * @default false
   */
  narrowColumns?: boolean | undefined;
  /**
   * Content of the card: a competition, or all competitions of a sport, whose header is larger.
   * @default 'competition'
   */
  kind?: 'competition' | 'sport' | undefined;
  /**
   * Whether the header sticks below the site's header while its rows scroll: on desktops, and that of a sport also on
   * phones.
   * @default false
   */
  headStays?: boolean | undefined;
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
  widestColumns = [],
  narrowColumns = false,
  kind = 'competition',
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
    <section aria-label={title} {...rest} className={css.root} data-kind={kind}>
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
        <div aria-hidden="true" className={css.labels} data-narrow={narrowColumns ? '' : undefined}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
          {extraColumns.map((column) => (
            <span key={column} className={css.extraLabel}>
              {column}
            </span>
          ))}
          {widestColumns.map((column) => (
            <span key={column} className={css.widestLabel}>
              {column}
            </span>
          ))}
        </div>
        <span className={css.buttons}>
          <HeadButtons
            {...{ favourite, favouriteLabel, onFavouriteChange, collapsed, collapseLabel, onCollapsedChange }}
            rowsId={rowsId}
          />
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
  /**
   * As for `CompetitionCard`; decides the form of the rows of matches.
   * @default 'competition'
   */
  kind?: 'competition' | 'sport' | undefined;
  /** Placeholder component of a row for lists other than matches with prices: `ResultRowSkeleton`. */
  row?: ComponentType | undefined;
}

const rowKeys = ['one', 'two', 'three'] as const;

const SportRowSkeleton = () => <EventRowSkeleton form="compact" />;

/** Placeholder of a competition or a sport while it loads. Renders a `div` hidden from screen readers. */
export function CompetitionCardSkeleton({
  rows = 2,
  kind = 'competition',
  row: Row = kind === 'sport' ? SportRowSkeleton : EventRowSkeleton,
}: CompetitionCardSkeletonProps) {
  return (
    <div aria-hidden="true" className={css.root} data-kind={kind}>
      <div className={css.head} />
      <div className={css.rows}>
        {rowKeys.slice(0, rows).map((key) => (
          <Row key={key} />
        ))}
      </div>
    </div>
  );
}
