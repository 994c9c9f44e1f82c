import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ScoreParts.css.ts';

export interface ScorePart {
  /** Id of the part. */
  readonly id: string;
  /** Column header, for example “1”, “2” or “Points”. */
  readonly label: string;
  readonly home: string;
  readonly away: string;
  /** Tie-break points of home and away. */
  readonly ties?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Index of the side that won the part: 0 home, 1 away. */
  readonly won?: 0 | 1 | undefined;
  /** Whether the part is in progress. */
  readonly now?: boolean | undefined;
}

export interface ScorePartsProps {
  /** Accessible name of the table. */
  label: string;
  teams: readonly [home: string, away: string];
  parts: readonly ScorePart[];
  /** Index of the serving or batting side: 0 home, 1 away. */
  serving?: 0 | 1 | undefined;
  /** Label of the serving side. */
  servingLabel?: string | undefined;
}

/** Partial scores: sets, quarters or maps. Renders a `table`. */
export function ScoreParts({ label, teams, parts, serving, servingLabel }: ScorePartsProps) {
  return (
    // A wide table is scrollable by keyboard.
    <div role="group" aria-label={label} tabIndex={0} className={css.parts}>
      <table>
        <thead>
          <tr>
            <td className={css.part} />
            {parts.map((part) => (
              <th key={part.id} scope="col" className={css.part} data-now={part.now ? '' : undefined}>
                {part.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((team, side) => (
            <tr key={team}>
              <th scope="row" className={css.side}>
                <span className={css.sideName}>
                  {serving !== undefined && (
                    <span className={css.serving} data-on={serving === side ? '' : undefined} />
                  )}
                  <span>{team}</span>
                  {serving === side && servingLabel !== undefined && (
                    <VisuallyHidden>{`, ${servingLabel}`}</VisuallyHidden>
                  )}
                </span>
              </th>
              {parts.map((part) => (
                <td key={part.id} className={css.part} data-now={part.now ? '' : undefined}>
                  <bdi
                    dir="ltr"
                    translate="no"
                    className={css.figure}
                    data-won={part.won === side ? '' : undefined}
                  >
                    <span>{side === 0 ? part.home : part.away}</span>
                    {part.ties?.[side] !== undefined && <sup className={css.tie}>{part.ties[side]}</sup>}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
