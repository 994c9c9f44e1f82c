import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Collapsible } from '../../../primitives/Collapsible/Collapsible.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { outcomeIcons, type BetOutcome } from '../BetCard/betOutcomes.ts';
import * as css from './BetParts.css.ts';

export interface SystemCombination {
  readonly id: string;
  /** Legs of the combination, for example “Legs 1, 2 and 3”. */
  readonly legs: string;
  /** Price and stake, for example “4.610 · € 2.50”. */
  readonly about: string;
  /** Possible or paid returns. */
  readonly returns: string;
  readonly outcome: BetOutcome;
  /** Label of `outcome`. */
  readonly outcomeLabel: string;
}

export interface SystemCombinationsProps extends RootProps<HTMLDivElement> {
  /** Title of the disclosure, for example “6 combinations of 3”. */
  title: string;
  /** All combinations of the system. */
  combinations: readonly SystemCombination[];
  /**
   * Whether the list is open initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/** Combinations of a system bet with their results. Renders a `div` that expands and collapses. */
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
          {combinations.map(({ id, legs, about, returns, outcome, outcomeLabel }) => (
            <li key={id} className={css.row}>
              <span className={css.name}>{legs}</span>
              <span className={css.end}>
                <Badge tone={outcome} icon={outcomeIcons[outcome]}>
                  {outcomeLabel}
                </Badge>
              </span>
              <bdi className={css.about}>{about}</bdi>
              <bdi dir="ltr" translate="no" className={css.value}>
                {returns}
              </bdi>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
