import { MarkedMatches } from './MarkedMatches.tsx';
import * as css from './RichText.css.ts';

interface RichTableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  mark: string;
}

/** Table within a text, horizontally scrollable when wide. Renders a `div` with a `table`. */
export function RichTable({ head, rows, mark }: RichTableProps) {
  return (
    // A scrollable element must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label={head.join(', ')} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" className={css.head}>
                <MarkedMatches text={word} mark={mark} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((word, place) => (
                <td key={head[place]} className={css.cell}>
                  <MarkedMatches text={word} mark={mark} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
