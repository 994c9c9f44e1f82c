import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { FigureFrame, type FigureColumn } from '../FigureTable/FigureFrame.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './Standings.css.ts';

export const standingZones = ['up', 'next', 'danger'] as const;
export type StandingZone = (typeof standingZones)[number];

export interface StandingRow {
  /** Unique id of the team. */
  readonly id: string;
  /** Rank of the team, for example “1”. */
  readonly place: string;
  readonly team: string;
  /** URL of the crest; without one it is drawn. */
  readonly crest?: string | undefined;
  /** URL of the team page. */
  readonly href?: string | undefined;
  /** Values by column: played, won, drawn, lost, goals, points. */
  readonly figures: readonly string[];
  /** Zone of the rank; the legend gives its meaning. */
  readonly zone?: StandingZone | undefined;
  /** Whether the team plays in the current match. */
  readonly marked?: boolean | undefined;
}

export interface StandingsProps extends RootProps<HTMLElement> {
  /** Name of the table, for example “Coastal League”. */
  label: string;
  /** Column headers of the rank (“Place”) and of the team (“Team”). */
  heads: { readonly place: string; readonly team: string };
  /** Headers of the values, abbreviated and in full; the last column is emphasised. */
  columns: readonly FigureColumn[];
  rows: readonly StandingRow[];
  /** Slug of the sport, from which crests are drawn. Without it only images are shown, as in a table of people. */
  sport?: string | undefined;
  /** Names of the zones, for example “Continental Cup”, “Relegation”. */
  legend?: readonly { readonly zone: StandingZone; readonly label: string }[] | undefined;
  /** Message while there is no table. */
  emptyTitle: string;
}

/** League table with its zones. Renders a `section` with a `table`; `data-zone` and `data-marked` on rows. */
export function Standings({
  label,
  heads,
  columns,
  rows,
  sport,
  legend = [],
  emptyTitle,
  ...rest
}: StandingsProps) {
  if (rows.length === 0) {
    return (
      <section {...rest} aria-label={label} className={css.root}>
        <EmptyState icon="standings" title={emptyTitle} />
      </section>
    );
  }
  const lead = (
    <>
      <th scope="col" className={css.head}>
        <VisuallyHidden>{heads.place}</VisuallyHidden>
      </th>
      <th scope="col" className={css.teamHead}>
        {heads.team}
      </th>
    </>
  );
  return (
    <FigureFrame
      {...rest}
      {...{ label, lead, columns }}
      headClass={css.head}
      below={legend.length > 0 && <Legend legend={legend} />}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} sport={sport} />
        ))}
      </tbody>
    </FigureFrame>
  );
}

function Row({ row, columns, sport }: { row: StandingRow } & Pick<StandingsProps, 'columns' | 'sport'>) {
  const { link: Link } = useUi();
  return (
    <tr className={css.row} data-marked={row.marked ? '' : undefined}>
      <td className={css.place} data-zone={row.zone}>
        {row.place}
      </td>
      <th scope="row" className={css.teamCell}>
        <span className={css.team}>
          {(sport ?? row.crest) !== undefined && (
            <TeamCrest name={row.team} image={row.crest} sport={sport} />
          )}
          {row.href === undefined ? (
            <bdi className={css.name}>{row.team}</bdi>
          ) : (
            <Link href={row.href} className={css.name}>
              <bdi>{row.team}</bdi>
            </Link>
          )}
        </span>
      </th>
      {columns.map((column, place) => (
        <td key={column.short} className={css.figure}>
          <bdi dir="ltr" translate="no">
            {row.figures[place]}
          </bdi>
        </td>
      ))}
    </tr>
  );
}

function Legend({ legend }: { legend: NonNullable<StandingsProps['legend']> }) {
  return (
    <ul className={css.legend}>
      {legend.map((entry) => (
        <li key={entry.zone} className={css.zone} data-zone={entry.zone}>
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
