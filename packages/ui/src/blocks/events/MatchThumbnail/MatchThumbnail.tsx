import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './MatchThumbnail.css.ts';

export interface MatchThumbnailProps extends RootProps<HTMLDivElement> {
  /** `MomentumChart` of the size `thumbnail`; without it there is only the ground, as while it is loading. */
  momentum?: ReactNode;
  /** Minute or period in short, for example “52'” or “Break”. */
  live?: ReactNode;
}

/** Momentum of a match in play in small, on the brand's ground, as part of a link to its tracker. Renders a `div`. */
export function MatchThumbnail({ momentum, live, ...rest }: MatchThumbnailProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.momentum}>{momentum}</div>
      <div className={css.foot}>
        <bdi className={css.live}>{live}</bdi>
        <Icon name="play" size="xs" />
      </div>
    </div>
  );
}
