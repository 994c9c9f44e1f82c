import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './WageringCard.css.ts';

export interface WageringDetail {
  /** Label of the value, for example “Highest stake”. */
  readonly label: string;
  /** Formatted value, for example “€ 5.00”. */
  readonly value: string;
}

/** A column of facts, for example what a stake counts. */
export interface WageringFacts {
  readonly title: string;
  readonly details: readonly WageringDetail[];
}

export interface WageringCardProps extends RootProps<HTMLElement> {
  /** Name of the bonus, for example “Reload bonus · slots”. */
  title: string;
  /** End of the bonus, for example “Ends Sun, 29 Nov, 23:59”. */
  ends?: string | undefined;
  /** Current balance of the bonus, for example “€ 38.00”. */
  amount: string;
  /** Note next to the amount, for example “apart from your own € 208.50”. */
  note?: string | undefined;
  /** Wagering with formatted figures; without it the bonus requires none. */
  progress?:
    | {
        /** Completed share in per cent, from 0 to 100. */
        readonly percent: number;
        /** Formatted share, for example “61 %”. */
        readonly share: string;
        /** Label of the wagered amount, for example “€ 140 done”. */
        readonly done: string;
        /** Label of the remaining amount, for example “€ 210 of wagering to go”. */
        readonly left: string;
        /** Required amount and how it is computed, for example “€ 350 in all, 10 × € 35”. */
        readonly all: string;
      }
    | undefined;
  /** Columns of facts: what stakes count, and bounds. */
  facts?: readonly WageringFacts[] | undefined;
  /** Average cost of the wagering, in one or two sentences. */
  cost?: string | undefined;
  /** Message about a problem, with an action: a `Notice`. */
  notice?: ReactNode;
  /** Actions, for example the question whether to give the bonus up. */
  actions?: ReactNode;
}

/** Bonus that is being wagered, in plain numbers. Renders a `section`. */
export function WageringCard({
  title,
  ends,
  amount,
  note,
  progress,
  facts = [],
  cost,
  notice,
  actions,
  ...rest
}: WageringCardProps) {
  return (
    <Card {...rest} tone="boost" pad="none">
      <div className={css.main}>
        <div className={css.between}>
          <h3>
            <Badge tone="boost">{title}</Badge>
          </h3>
          {ends !== undefined && <span className={css.muted}>{ends}</span>}
        </div>
        <div className={css.between}>
          <bdi dir="ltr" translate="no" className={css.amount}>
            {amount}
          </bdi>
          {note !== undefined && <span className={css.muted}>{note}</span>}
        </div>
        {progress !== undefined && (
          <div className={css.progress}>
            <div className={css.between}>
              <span className={css.left}>{progress.left}</span>
              <span className={css.percent}>{progress.share}</span>
            </div>
            <Progress
              label={title}
              value={progress.percent}
              max={100}
              tone="boost"
              valueText={`${progress.done}, ${progress.left}`}
            />
            <div className={css.between}>
              <span className={css.ends}>{progress.done}</span>
              <span className={css.ends}>{progress.all}</span>
            </div>
          </div>
        )}
        {notice}
      </div>
      {facts.length > 0 && (
        <div className={css.columns}>
          {facts.map((column) => (
            <div key={column.title} className={css.column}>
              <h4 className={css.columnTitle}>{column.title}</h4>
              <dl>
                {column.details.map(({ label, value }) => (
                  <div key={label} className={css.fact}>
                    <dt>{label}</dt>
                    <dd className={css.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      )}
      {cost !== undefined && (
        <p className={css.cost}>
          <span className={css.costIcon}>
            <Icon name="calculator" />
          </span>
          {cost}
        </p>
      )}
      {actions !== undefined && <div className={css.rest}>{actions}</div>}
    </Card>
  );
}
