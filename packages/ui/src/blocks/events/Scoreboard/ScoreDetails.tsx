import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreDetails.css.ts';

/** Figure of both sides. */
export interface ScoreDetail {
  /** Id of the figure. */
  readonly id: string;
  /** Name of the figure for screen-reader users, for example “Red cards”. */
  readonly label: string;
  /** Icon between the values. */
  readonly icon: IconName;
  readonly home: string;
  readonly away: string;
  /** Whether the figure is emphasised, for example red cards. */
  readonly emphasised?: boolean | undefined;
}

export interface ScoreDetailsProps extends RootProps<HTMLUListElement> {
  /** Figures in display order. */
  details: readonly ScoreDetail[];
  /** Current situation, for example “Power play · 5 against 4 · 1:12”. */
  now?: string | undefined;
}

/** Cards, corners and other figures of both sides in one line. Renders a `ul`. */
export function ScoreDetails({ details, now, ...rest }: ScoreDetailsProps) {
  return (
    <ul {...rest} className={css.root}>
      {now !== undefined && <li className={css.now}>{now}</li>}
      {details.map((fact) => (
        <li key={fact.id} className={css.fact}>
          <VisuallyHidden>{`${fact.label} `}</VisuallyHidden>
          <bdi dir="ltr" translate="no">
            {fact.home}
          </bdi>
          <span className={css.icon} data-grave={fact.emphasised ? '' : undefined} title={fact.label}>
            <Icon name={fact.icon} size="sm" />
          </span>
          <bdi dir="ltr" translate="no">
            {fact.away}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
