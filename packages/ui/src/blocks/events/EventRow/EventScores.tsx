import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { EventRowData } from './eventRowData.ts';
import * as css from './EventScores.css.ts';

/** Score of a set, quarter or innings. */
export interface EventScorePart {
  /** Id of the partial score. */
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Whether this part is in progress. */
  readonly now?: boolean | undefined;
}

const sides = ['home', 'away'] as const;

/** Score of a row, preceded by its partial scores. Renders a `div`, or nothing. */
export function EventScores({
  scores,
  goal,
  parts = [],
  scoreLabel,
  winner,
}: Pick<EventRowData, 'scores' | 'goal' | 'parts' | 'scoreLabel' | 'winner'>) {
  if (!scores && parts.length === 0) return null;
  const spoken = scoreLabel !== undefined;
  return (
    <div className={css.root}>
      {spoken && <VisuallyHidden>{scoreLabel}</VisuallyHidden>}
      {parts.map((part) => (
        <span
          key={part.id}
          aria-hidden={spoken || undefined}
          className={css.part}
          data-now={part.now ? '' : undefined}
        >
          {sides.map((side) => (
            <bdi key={side} dir="ltr" translate="no" className={css.figure}>
              {part[side]}
            </bdi>
          ))}
        </span>
      ))}
      {scores && (
        <span aria-hidden={spoken || undefined} className={css.score}>
          {sides.map((side, place) => (
            <bdi
              key={side}
              dir="ltr"
              translate="no"
              className={css.figure}
              data-scored={goal?.side === place ? '' : undefined}
              data-outcome={winner === undefined || winner === place ? undefined : 'lost'}
            >
              {scores[place]}
            </bdi>
          ))}
        </span>
      )}
    </div>
  );
}
