import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './WageringCard.css.ts';

export interface WageringFact {
  /** What it is: "Greatest stake". */
  readonly label: string;
  /** Its figure: "€ 5". */
  readonly value: string;
}

export interface WageringCardProps extends RootProps<HTMLElement> {
  /** Name of the bonus. */
  title: string;
  /** What it is worth now: "€ 38.00". */
  amount: string;
  /** How much was wagered, of how much, and both in words. */
  progress: {
    readonly value: number;
    readonly max: number;
    /** "€ 140 wagered". */
    readonly done: string;
    /** "€ 210 to go". */
    readonly left: string;
  };
  /** Where it stands: "Active", "Waits". */
  status: string;
  /** When it ends, the greatest stake, what counts. */
  facts?: readonly WageringFact[] | undefined;
  /** One plain sentence with a way on, when something is in the way: a `Notice`. */
  notice?: ReactNode;
  /** What can be done: see the games, give it up. */
  actions?: ReactNode;
}

/** A bonus that is being wagered. Renders a `section`. */
export function WageringCard({
  title,
  amount,
  progress,
  status,
  facts = [],
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
        {facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={css.fact}>
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
