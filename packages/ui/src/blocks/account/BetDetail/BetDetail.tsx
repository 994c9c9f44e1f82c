import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { outcomeIcons, type BetOutcome } from '../BetHistory/betOutcomes.ts';
import * as css from './BetDetail.css.ts';

export interface BetDetailLeg {
  /** Identity of the leg. */
  readonly id: string;
  /** Its place in the bet, where that counts: "Banker", "Block 2", "No. 3". */
  readonly mark?: string | undefined;
  /** The match: "Arsenal – Crystal Palace". */
  readonly event: string;
  /** Its competition and start: "Premier League · 21 Nov, 21:00". */
  readonly about: string;
  /** What was bet on. */
  readonly pick: string;
  /** Name of the market. */
  readonly market: string;
  /** The price accepted. */
  readonly price: string;
  /** The score, once there is one. */
  readonly score?: string | undefined;
  /** What became of it; nothing of a leg that was never placed. */
  readonly outcome?: BetOutcome | undefined;
  /** The same in words: "Half won". */
  readonly outcomeWord?: string | undefined;
}

export interface BetFact {
  /** "Stake", "Total price", "Placed". */
  readonly label: string;
  readonly value: string;
  /** The figure that counts. */
  readonly strong?: boolean | undefined;
}

export interface BetDetailProps extends RootProps<HTMLElement> {
  /** Type of the bet: "Express, 3 selections". */
  title: string;
  /** What became of the bet. */
  outcome: BetOutcome;
  /** The same in words. */
  outcomeWord: string;
  /** Its legs. */
  legs: readonly BetDetailLeg[];
  /** Stake, total price, payout, times and number, in order. */
  facts: readonly BetFact[];
  /** More about the bet, between legs and facts: `SystemCombinations`, `SaleHistory`, a chart. */
  details?: ReactNode;
  /** Buttons below the facts. */
  actions?: ReactNode;
}

/** One bet in full: legs with their results, money and times. Renders a `section`. */
export function BetDetail({
  title,
  outcome,
  outcomeWord,
  legs,
  facts,
  details,
  actions,
  ...rest
}: BetDetailProps) {
  return (
    <Card {...rest} pad="none">
      <div className={css.head}>
        <Heading level={2}>{title}</Heading>
        <Badge tone={outcome} icon={outcomeIcons[outcome]}>
          {outcomeWord}
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
                  {leg.outcomeWord}
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
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={css.fact} data-strong={fact.strong ? '' : undefined}>
            <dt className={css.term}>{fact.label}</dt>
            <dd className={css.value}>
              <bdi dir="ltr">{fact.value}</bdi>
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
