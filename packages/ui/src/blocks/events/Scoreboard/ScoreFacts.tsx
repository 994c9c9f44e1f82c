import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreFacts.css.ts';

/** One figure of both sides. */
export interface ScoreFact {
  /** Identity of the fact. */
  readonly id: string;
  /** Its name, for readers: "Red cards". */
  readonly label: string;
  /** What stands for it between the figures. */
  readonly icon: IconName;
  readonly home: string;
  readonly away: string;
  /** It weighs on the match: a red card. */
  readonly grave?: boolean | undefined;
}

export interface ScoreFactsProps extends RootProps<HTMLUListElement> {
  /** Facts in order. */
  facts: readonly ScoreFact[];
  /** What holds at the moment, in words: "Power play · 5 against 4 · 1:12". */
  now?: string | undefined;
}

/** Cards, corners and other figures of both sides on one line. Renders a `ul`. */
export function ScoreFacts({ facts, now, ...rest }: ScoreFactsProps) {
  return (
    <ul {...rest} className={css.root}>
      {now !== undefined && <li className={css.now}>{now}</li>}
      {facts.map((fact) => (
        <li key={fact.id} className={css.fact}>
          <VisuallyHidden>{`${fact.label} `}</VisuallyHidden>
          <bdi dir="ltr">{fact.home}</bdi>
          <span className={css.icon} data-grave={fact.grave ? '' : undefined} title={fact.label}>
            <Icon name={fact.icon} size="sm" />
          </span>
          <bdi dir="ltr">{fact.away}</bdi>
        </li>
      ))}
    </ul>
  );
}
