import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';
import * as css from './CashbackProgress.css.ts';

export interface CashbackLevel {
  readonly id: string;
  /** Name and rate of the level, for example “Silver · 3 %”. */
  readonly label: string;
  /** Required points, formatted, for example “1,000 points”. */
  readonly detail: string;
  /** Required points. */
  readonly from: number;
}

export interface CashbackProgressProps extends FigurePanelProps {
  /** Points collected so far. */
  points: number;
  /** Levels in ascending order, the first one from 0 points. */
  levels: readonly CashbackLevel[];
  /** Summary in one sentence, for example “640 of 1,000 points to Silver, until 31 March.” */
  summary: string;
  /** Label of the player's level for screen readers, for example “your level”. */
  currentLabel: string;
  /** Follow-up action, such as a link or a button. */
  action?: ReactNode;
}

/** Progress to the next cashback level. Renders a `section` with the levels as a list. */
export function CashbackProgress({
  points,
  levels,
  summary,
  currentLabel,
  action,
  ...panel
}: CashbackProgressProps) {
  const current = levels.findLastIndex(({ from }) => points >= from);
  const from = levels[current]?.from ?? 0;
  const to = levels[current + 1]?.from;
  return (
    <FigurePanel {...panel}>
      <div className={css.meter}>
        <Progress
          label={panel.title}
          value={to === undefined ? 1 : points - from}
          max={to === undefined ? 1 : to - from}
          valueText={summary}
        />
        <p className={css.summary}>{summary}</p>
      </div>
      <ol className={css.levels}>
        {levels.map(({ id, label, detail }, index) => (
          <li
            key={id}
            className={css.level}
            aria-current={index === current ? 'step' : undefined}
            data-reached={index <= current ? '' : undefined}
          >
            <span className={css.mark}>
              <Icon name={index <= current ? 'check' : 'lock'} size="xs" />
            </span>
            <span className={css.label}>
              <span>{label}</span>
              {index === current && <VisuallyHidden>{`, ${currentLabel}`}</VisuallyHidden>}
            </span>
            <span className={css.detail}>{detail}</span>
          </li>
        ))}
      </ol>
      {action}
    </FigurePanel>
  );
}
