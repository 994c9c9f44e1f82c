import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TrustStrip.css.ts';

export interface TrustDetail {
  readonly icon: IconName;
  /** Value, for example “4.6 of 5” or “Since 2011”. */
  readonly value: string;
  /** Source or meaning of the value, for example “2,140 ratings” or “Coastland Gaming Board”. */
  readonly label: string;
}

export interface TrustStripProps extends RootProps<HTMLDListElement> {
  /** Verifiable information, for example rating, licence or founding year. */
  details: readonly TrustDetail[];
}

/** Verifiable information about the bookmaker. Renders a `dl`. */
export function TrustStrip({ details, ...rest }: TrustStripProps) {
  return (
    <dl {...rest} className={css.root}>
      {details.map(({ icon, value, label }) => (
        <div key={label} className={css.entry}>
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
