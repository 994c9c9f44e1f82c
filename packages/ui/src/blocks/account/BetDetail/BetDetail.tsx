import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { outcomeIcons, type BetOutcome } from '../BetHistory/betOutcomes.ts';
import * as css from './BetDetail.css.ts';

export interface BetDetailLeg {
  /** Id of the leg. */
  readonly id: string;
  /** Role or number of the leg where the bet type needs it, for example “Banker”, “Block 2” or “No. 3”. */
  readonly mark?: string | undefined;
  /** Name of the match, for example “Arsenal – Crystal Palace”. */
  readonly event: string;
  /** Competition and start time, for example “Premier League · 21 Nov, 21:00”. */
  readonly about: string;
  /** Name of the selection. */
  readonly pick: string;
  /** Name of the market. */
  readonly market: string;
  /** Accepted price. */
  readonly price: string;
  /** Score, once there is one. */
  readonly score?: string | undefined;
  /** Result of the leg. Absent for a leg that was never placed. */
  readonly outcome?: BetOutcome | undefined;
  /** Label of `outcome`, for example “Half won”. */
  readonly outcomeLabel?: string | undefined;
}

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
  /** Legs of the bet. */
  legs: readonly BetDetailLeg[];
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
      <ul>
        {legs.map((leg) => (
          <li key={leg.id} className={css.leg}>
            <span className={css.top}>
              <span className={css.about}>
                {leg.mark !== undefined && <span className={css.mark}>{leg.mark}</span>}
                {leg.about}
              </span>
              {leg.outcome && (
                <Badge tone={leg.outcome} icon={outcomeIcons[leg.outcome]}>
                  {leg.outcomeLabel}
                </Badge>
              )}
            </span>
            <span className={css.event}>{leg.event}</span>
            <bdi dir="ltr" className={css.score}>
              {leg.score}
            </bdi>
            <span className={css.pick}>
              {leg.pick}
              <span className={css.market}>{leg.market}</span>
            </span>
            <bdi dir="ltr" className={css.price}>
              {leg.price}
            </bdi>
          </li>
        ))}
      </ul>
      {details}
      <dl className={css.details}>
        {data.map((item) => (
          <div key={item.label} className={css.entry} data-strong={item.strong ? '' : undefined}>
            <dt className={css.term}>{item.label}</dt>
            <dd className={css.value}>
              <bdi dir="ltr">{item.value}</bdi>
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
