import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TrustStrip.css.ts';

export interface TrustFact {
  readonly icon: IconName;
  /** "4.6 of 5", "Since 2011". */
  readonly value: string;
  /** Who says it, or what it is: "2,140 ratings", "Coastland Gaming Board". */
  readonly label: string;
}

export interface TrustStripProps extends RootProps<HTMLDListElement> {
  /** A few facts that can be checked: rating, licence, years. */
  facts: readonly TrustFact[];
}

/** Facts about the bookmaker that can be checked. Renders a `dl`. */
export function TrustStrip({ facts, ...rest }: TrustStripProps) {
  return (
    <dl {...rest} className={css.root}>
      {facts.map(({ icon, value, label }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>
            <Icon name={icon} size="xs" />
            {label}
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
