import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { outcomeIcons, type BetOutcome } from '../../account/BetHistory/betOutcomes.ts';
import * as css from './CouponLeg.css.ts';

export interface CouponLegResult {
  readonly outcome: BetOutcome;
  /** The outcome in a word: "Won", "Half lost". */
  readonly word: string;
  /** What it means for the coupon: "Counts as 1.00". */
  readonly detail?: string | undefined;
}

/** What became of a leg, in a word and what it means. Renders a `span`. */
export function LegResult({ outcome, word, detail }: CouponLegResult) {
  return (
    <span className={css.result}>
      <Badge tone={outcome} icon={outcomeIcons[outcome]}>
        {word}
      </Badge>
      {detail}
    </span>
  );
}
