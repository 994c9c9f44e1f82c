import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { outcomeIcons, type BetOutcome } from '../BetCard/betOutcomes.ts';
import * as css from './BetDetail.css.ts';

export interface BetDataItem {
  /** Label of the value, for example “Stake”, “Total price” or “Placed”. */
  readonly label: string;
  readonly value: string;
  /** Whether the value is emphasised. */
  readonly strong?: boolean | undefined;
}

export interface BetDetailProps extends RootProps<HTMLElement> {
  /** Type of the bet, for example “Express, 3 selections”. */
  title: string;
  /** Result of the bet. */
  outcome: BetOutcome;
  /** Label of `outcome`. */
  outcomeLabel: string;
  /** Legs of the bet: `BetLeg`s. */
  legs: readonly ReactElement[];
  /** Stake, total price, payout, times and number, in display order. */
  data: readonly BetDataItem[];
  /** Content between the legs and the key figures: `SystemCombinations`, `BetChanges` or a chart. */
  details?: ReactNode;
  /** Buttons below the key figures. */
  actions?: ReactNode;
}

/** Full view of a bet: legs with their results, amounts and times. Renders a `section`. */
export function BetDetail({
  title,
  outcome,
  outcomeLabel,
  legs,
  data,
  details,
  actions,
  ...rest
}: BetDetailProps) {
  return (
    <Card {...rest} pad="none">
      <div className={css.head}>
        <Heading level={2}>{title}</Heading>
        <Badge tone={outcome} icon={outcomeIcons[outcome]}>
          {outcomeLabel}
        </Badge>
      </div>
      <ul className={css.legs}>{legs}</ul>
      {details}
      <dl className={css.details}>
        {data.map((item) => (
          <div key={item.label} className={css.entry} data-strong={item.strong ? '' : undefined}>
            <dt className={css.term}>{item.label}</dt>
            <dd className={css.value}>
              <bdi dir="ltr" translate="no">
                {item.value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {actions !== undefined && (
        <div data-print="never" className={css.actions}>
          {actions}
        </div>
      )}
    </Card>
  );
}
