import { Card } from '../../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LevelTable.css.ts';

export interface TableLevel {
  /** The level, from 1. */
  readonly number: number;
  /** Name of the level, for example “Kick-off”. */
  readonly name: string;
  /** Points from which it begins, for example “from 500 points”. */
  readonly from?: string | undefined;
  /** Values in the order of the columns. */
  readonly values: readonly string[];
}

export interface LevelTableProps extends RootProps<HTMLElement> {
  /** Accessible name of the table, for example “What a level gives”. */
  label: string;
  /** Heading of the level column, for example “Level”. */
  levelLabel: string;
  /** Headings of the other columns, for example “Cashback”. */
  columns: readonly string[];
  /** Levels in ascending order. */
  levels: readonly TableLevel[];
  /** The player's level; undefined for visitors. */
  current?: number | undefined;
  /** Word after the player's level, for example “you”. */
  currentLabel?: string | undefined;
}

/** Benefits of all levels, with the player's own. Renders a `table` in a card. */
export function LevelTable({
  label,
  levelLabel,
  columns,
  levels,
  current,
  currentLabel,
  ...rest
}: LevelTableProps) {
  return (
    <Card {...rest} pad="none">
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.first}>
              {levelLabel}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ number, name, from, values }) => (
            <tr
              key={number}
              className={css.row}
              aria-current={number === current ? 'true' : undefined}
              data-ahead={current !== undefined && number > current ? '' : undefined}
            >
              <th scope="row" className={css.level}>
                <span className={css.line}>
                  <span className={css.number}>{number}</span>
                  <span className={css.words}>
                    <span className={css.name}>
                      <span>{name}</span>
                      {number === current && currentLabel !== undefined && (
                        <span className={css.own}> {currentLabel}</span>
                      )}
                    </span>
                    {from !== undefined && <span className={css.from}>{from}</span>}
                  </span>
                </span>
              </th>
              {values.map((value, index) => (
                <td key={columns[index]} className={css.value}>
                  <bdi>{value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
