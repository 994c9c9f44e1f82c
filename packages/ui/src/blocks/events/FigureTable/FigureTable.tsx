import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { FigureFrame, type FigureColumn } from './FigureFrame.tsx';
import * as css from './FigureTable.css.ts';

export interface FigureRow {
  /** Identity of the row. */
  readonly id: string;
  /** Who or what the figures are of. */
  readonly name: string;
  /** Its page. */
  readonly href?: string | undefined;
  /** More in a line below: how a batter got out, the role of a player. */
  readonly detail?: ReactNode;
  /** Figures by column; an empty one leaves its place. */
  readonly figures: readonly string[];
}

export interface FigureTableProps extends RootProps<HTMLElement> {
  /** Name of the table: "Batting of Harbour City". */
  label: string;
  /** Head of the names: "Batter". */
  head: string;
  /** Heads of the figures in short and in full. */
  columns: readonly FigureColumn[];
  /** Which column is said loudest, from 0. */
  loud?: number | undefined;
  rows: readonly FigureRow[];
  /** Sums below the rows. */
  total?: FigureRow | undefined;
}

/** Figures of players side by side, as a scorecard has them. Renders a `section` with a `table`. */
export function FigureTable({ label, head, columns, loud, rows, total, ...rest }: FigureTableProps) {
  const lead = (
    <th scope="col" className={css.nameHead}>
      {head}
    </th>
  );
  return (
    <FigureFrame {...rest} {...{ label, lead, columns }} headClass={css.head}>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...{ row, columns, loud }} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row {...{ row: total, columns, loud }} />
        </tfoot>
      )}
    </FigureFrame>
  );
}

interface RowProps extends Pick<FigureTableProps, 'columns' | 'loud'> {
  readonly row: FigureRow;
}

function Row({ row, columns, loud }: RowProps) {
  const { link: Link } = useUi();
  return (
    <tr className={css.row}>
      <th scope="row" className={css.nameCell}>
        {row.href === undefined ? (
          <bdi className={css.name}>{row.name}</bdi>
        ) : (
          <Link href={row.href} className={css.name}>
            <bdi>{row.name}</bdi>
          </Link>
        )}
        {row.detail !== undefined && <span className={css.detail}>{row.detail}</span>}
      </th>
      {columns.map((column, place) => (
        <td key={column.short} data-loud={place === loud ? '' : undefined} className={css.figure}>
          <bdi dir="ltr">{row.figures[place]}</bdi>
        </td>
      ))}
    </tr>
  );
}
