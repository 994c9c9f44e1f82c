import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './HyperBonus.css.ts';

export interface HyperBonusProps extends RootProps<HTMLDivElement> {
  /** Name of the bonus, for example “Hyper bonus, 5 selections”. */
  label: string;
  /** Effect of the bonus, for example “+ 8 % · € 7.12”. Undefined before the first step. */
  value?: string | undefined;
  /** Number of steps. */
  steps: number;
  /** Number of reached steps. */
  reached: number;
  /** Progress for screen-reader users, for example “3 of 8 steps”. */
  progressLabel: string;
  /** Requirement for the next step, or the reason why the bonus doesn't apply. */
  hint?: string | undefined;
}

/** Bonus that grows with the number of selections, with the requirement for the next step. Renders a `div`. */
export function HyperBonus({ label, value, steps, reached, progressLabel, hint, ...rest }: HyperBonusProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.head}>
        <Icon name="bonus" size="sm" />
        <span className={css.label}>{label}</span>
        {value !== undefined && (
          <bdi dir="ltr" translate="no" className={css.value}>
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
