import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './WageringCard.css.ts';

export interface WageringDetail {
  /** Label of the value, for example “Greatest stake”. */
  readonly label: string;
  /** Formatted value, for example “€ 5”. */
  readonly value: string;
}

export interface WageringCardProps extends RootProps<HTMLElement> {
  /** Name of the bonus. */
  title: string;
  /** Current value of the bonus, for example “€ 38.00”. */
  amount: string;
  /** Wagered amount, required amount, and both as labels. */
  progress: {
    readonly value: number;
    readonly max: number;
    /** Label of the wagered amount, for example “€ 140 wagered”. */
    readonly done: string;
    /** Label of the remaining amount, for example “€ 210 to go”. */
    readonly left: string;
  };
  /** State of the bonus, for example “Active” or “Waits”. */
  status: string;
  /** Conditions: end, maximum stake, contributing games. */
  details?: readonly WageringDetail[] | undefined;
  /** Message about a problem, with an action: a `Notice`. */
  notice?: ReactNode;
  /** Actions, for example showing the games or giving up the bonus. */
  actions?: ReactNode;
}

/** Bonus that is being wagered. Renders a `section`. */
export function WageringCard({
  title,
  amount,
  progress,
  status,
  details = [],
  notice,
  actions,
  ...rest
}: WageringCardProps) {
  return (
    <Card {...rest} tone="boost">
      <div className={css.root}>
        <div className={css.top}>
          <h3 className={css.title}>{title}</h3>
          <Badge tone="boost" icon="bonus">
            {status}
          </Badge>
        </div>
        <p className={css.amount}>
          <bdi dir="ltr">{amount}</bdi>
        </p>
        <div className={css.progress}>
          <Progress
            label={title}
            value={progress.value}
            max={progress.max}
            valueText={`${progress.done}, ${progress.left}`}
          />
          <div className={css.ends}>
            <span>{progress.done}</span>
            <span>{progress.left}</span>
          </div>
        </div>
        {details.length > 0 && (
          <dl className={css.details}>
            {details.map(({ label, value }) => (
              <div key={label} className={css.entry}>
                <dt className={css.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {notice}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </Card>
  );
}
