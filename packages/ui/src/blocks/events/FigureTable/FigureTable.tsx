import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { FigureFrame, type FigureColumn } from './FigureFrame.tsx';
import * as css from './FigureTable.css.ts';

export interface FigureRow {
  /** Id of the row. */
  readonly id: string;
  /** Name of the player or item. */
  readonly name: string;
  /** URL of its page. */
  readonly href?: string | undefined;
  /** Second line, for example a batter's dismissal or a player's role. */
  readonly detail?: ReactNode;
  /** Figures by column; an empty string leaves the cell empty. */
  readonly figures: readonly string[];
}

export interface FigureTableProps extends RootProps<HTMLElement> {
  /** Accessible name of the table, for example “Batting of Harbour City”. */
  label: string;
  /** Header of the name column, for example “Batter”. */
  head: string;
  /** Headers of the figure columns. */
  columns: readonly FigureColumn[];
  /** Index of the emphasised column, from 0. */
  loud?: number | undefined;
  rows: readonly FigureRow[];
  /** Totals below the rows. */
  total?: FigureRow | undefined;
}

/** Table of players' figures, for example a scorecard. Renders a `section` with a `table`. */
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
          <bdi dir="ltr" translate="no">
            {row.figures[place]}
          </bdi>
        </td>
      ))}
    </tr>
  );
}
