import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './HyperBonus.css.ts';

export interface HyperBonusProps extends RootProps<HTMLDivElement> {
  /** "Hyper bonus, 5 selections". */
  label: string;
  /** What it adds: "+ 8 % · € 7.12"; nothing before the first step. */
  value?: string | undefined;
  /** How many steps there are. */
  steps: number;
  /** How many of them are reached. */
  reached: number;
  /** The progress in words, for readers: "3 of 8 steps". */
  progressLabel: string;
  /** What leads to the next step, or why it does not count now. */
  hint?: string | undefined;
}

/** A bonus that grows with the express, with the way to its next step. Renders a `div`. */
export function HyperBonus({ label, value, steps, reached, progressLabel, hint, ...rest }: HyperBonusProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.head}>
        <Icon name="bonus" size="sm" />
        <span className={css.label}>{label}</span>
        {value !== undefined && (
          <bdi dir="ltr" className={css.value}>
            {value}
          </bdi>
        )}
      </div>
      <div role="img" aria-label={progressLabel} className={css.steps}>
        {Array.from({ length: steps }, (_, step) => (
          <span key={step} className={css.step} data-reached={step < reached ? '' : undefined} />
        ))}
      </div>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </div>
  );
}
