import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Collapsible } from '../../../primitives/Collapsible/Collapsible.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { outcomeIcons, type BetOutcome } from '../BetHistory/betOutcomes.ts';
import * as css from './BetParts.css.ts';

export interface SystemCombination {
  readonly id: string;
  /** "Legs 1, 2 and 3". */
  readonly legs: string;
  /** Price and stake: "4.610 · € 2.50". */
  readonly about: string;
  /** What it can pay, or has paid. */
  readonly returns: string;
  readonly outcome: BetOutcome;
  /** The same in words. */
  readonly outcomeWord: string;
}

export interface SystemCombinationsProps extends RootProps<HTMLDivElement> {
  /** "6 combinations of 3". */
  title: string;
  /** Every combination of the system. */
  combinations: readonly SystemCombination[];
  /** Open at first. @default false */
  defaultOpen?: boolean | undefined;
}

/** The combinations of a system, each with what became of it. Renders a `div` that opens and closes. */
export function SystemCombinations({
  title,
  combinations,
  defaultOpen = false,
  ...rest
}: SystemCombinationsProps) {
  return (
    <div {...rest} className={css.root}>
      <Collapsible title={title} defaultOpen={defaultOpen}>
        <ul>
          {combinations.map(({ id, legs, about, returns, outcome, outcomeWord }) => (
            <li key={id} className={css.row}>
              <span className={css.name}>{legs}</span>
              <span className={css.end}>
                <Badge tone={outcome} icon={outcomeIcons[outcome]}>
                  {outcomeWord}
                </Badge>
              </span>
              <bdi className={css.about}>{about}</bdi>
              <bdi dir="ltr" className={css.value}>
                {returns}
              </bdi>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
