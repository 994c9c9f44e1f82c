import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { outcomeIcons, type BetOutcome } from '../../account/BetCard/betOutcomes.ts';
import * as css from './CouponLeg.css.ts';

export interface CouponLegResult {
  readonly outcome: BetOutcome;
  /** Label of the result, for example “Won” or “Half lost”. */
  readonly word: string;
  /** Consequence for the coupon, for example “Counts as 1.00”. */
  readonly detail?: string | undefined;
}

/** Result of a leg with its consequence. Renders a `span`. */
export function LegResult({ outcome, word, detail }: CouponLegResult) {
  return (
    <span className={css.result}>
      <Badge tone={outcome} icon={outcomeIcons[outcome]}>
        {word}
      </Badge>
      {detail !== undefined && <span>{detail}</span>}
    </span>
  );
}
