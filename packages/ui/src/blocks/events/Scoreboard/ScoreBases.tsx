import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreBases.css.ts';

export interface ScoreBasesProps extends RootProps<HTMLDivElement> {
  /** Occupied bases: first, second, third. */
  bases: readonly [first: boolean, second: boolean, third: boolean];
  /** Accessible label of `bases`, for example “Runners on first and third”. */
  label: string;
  /** Number of outs in this half-inning, up to three. */
  outs: 0 | 1 | 2 | 3;
  /** Label of `outs`, for example “2 outs”. */
  outsLabel: string;
  /** Counts such as balls and strikes, for example “3–2”. */
  counts?: readonly { readonly id: string; readonly label: string; readonly value: string }[];
}

/** Coordinates of the bases in the drawing: first, second, third. */
const corners = [
  [18, 12],
  [12, 6],
  [6, 12],
] as const;

/** Occupied bases, outs and counts. Renders a `div`. */
export function ScoreBases({ bases, label, outs, outsLabel, counts = [], ...rest }: ScoreBasesProps) {
  return (
    <div {...rest} className={css.root}>
      {/* The field isn't mirrored in right-to-left layouts. */}
      <svg role="img" aria-label={label} viewBox="0 0 24 18" className={css.field}>
        {corners.map(([x, y], base) => (
          <rect
            key={`${x} ${y}`}
            x={x - 3}
            y={y - 3}
            width="6"
            height="6"
            transform={`rotate(45 ${x} ${y})`}
            className={css.base}
            data-taken={bases[base] ? '' : undefined}
          />
        ))}
      </svg>
      <span className={css.outs}>
        <VisuallyHidden>{outsLabel}</VisuallyHidden>
        {([1, 2, 3] as const).map((out) => (
          <span key={out} className={css.out} data-out={out <= outs ? '' : undefined} />
        ))}
        <span aria-hidden="true">{outsLabel}</span>
      </span>
      {counts.map((count) => (
        <span key={count.id} className={css.count}>
          {count.label}{' '}
          <bdi dir="ltr" translate="no">
            {count.value}
          </bdi>
        </span>
      ))}
    </div>
  );
}
