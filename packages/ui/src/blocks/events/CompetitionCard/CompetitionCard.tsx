import { type ComponentType, type ReactNode, useId } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventRowSkeleton } from '../EventRow/EventRowSkeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import type { MarketKind, MarketStep } from '../../measures.ts';
import * as track from '../marketTrack.css.ts';
import { HeadButtons, type HeadButtonsProps } from './HeadButtons.tsx';
import * as css from './CompetitionCard.css.ts';

/** Columns of a further market in tables. */
export interface EventColumns {
  /** Name of the market, above the names of its columns. */
  readonly title?: string | undefined;
  readonly names: readonly string[];
  /** Kind, which decides the width of the columns. */
  readonly kind: MarketKind;
  /** Width of the table from which they are shown. */
  readonly step: MarketStep;
}

export interface CompetitionCardProps
  extends
    Pick<HeadButtonsProps, 'collapsed' | 'collapseLabel' | 'onCollapsedChange'>,
    RootProps<HTMLElement> {
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
  /** Names of the first market's columns, for example “1”, “X” and “2”. */
  columns?: readonly string[] | undefined;
  /** Name of the first market, above its columns in tables. */
  columnsTitle?: string | undefined;
  /**
   * Kind of the first market, as in its rows.
   * @default 'result'
   */
  columnsKind?: MarketKind | undefined;
  /** Columns of further markets, as in its rows. */
  moreColumns?: readonly EventColumns[] | undefined;
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
  columnsTitle,
  columnsKind = 'result',
  moreColumns = [],
  narrowColumns = false,
  kind = 'competition',
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
        <div
          aria-hidden="true"
          className={classes(css.labels, track.markets)}
          data-narrow={narrowColumns ? '' : undefined}
        >
          {columns.length > 0 && <Columns title={columnsTitle} names={columns} kind={columnsKind} />}
          {moreColumns.map((own) => (
            <Columns key={own.step} {...own} />
          ))}
        </div>
        <span className={css.buttons}>
          <HeadButtons {...{ collapsed, collapseLabel, onCollapsedChange, rowsId }} />
        </span>
      </div>
      <div id={rowsId} hidden={collapsed} className={css.rows}>
        {children}
      </div>
    </section>
  );
}

function Columns({ title, names, kind, step }: Omit<EventColumns, 'step'> & { step?: MarketStep }) {
  return (
    <span className={track.market} data-kind={kind} data-step={step}>
      {title !== undefined && (
        <span className={css.columnsTitle} data-columns={names.length}>
          {title}
        </span>
      )}
      {names.map((name) => (
        <span key={name} className={css.column}>
          {name}
        </span>
      ))}
    </span>
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
