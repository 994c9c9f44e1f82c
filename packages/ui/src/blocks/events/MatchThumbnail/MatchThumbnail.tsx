import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './MatchThumbnail.css.ts';

export const matchThumbnailSizes = ['row', 'leg'] as const;
export type MatchThumbnailSize = (typeof matchThumbnailSizes)[number];

export interface MatchThumbnailProps {
  /** `MomentumChart` of the size `thumbnail`; without it there is only the ground, as while it is loading. */
  momentum?: ReactNode;
  /** Minute or period in short, for example “52'” or “Break”. */
  live?: ReactNode;
  /**
   * Size by use: in a row of a list, or beside a leg of a bet.
   * @default 'row'
   */
  size?: MatchThumbnailSize | undefined;
  /** URL of the tracker, if the thumbnail itself is the link. A row that is a link has thumbnails without one. */
  href?: string | undefined;
  /** Accessible name of that link, for example “Tracker: Harbour City – Northgate”. */
  label?: string | undefined;
}

/**
 * Momentum of a match in play in small, on the brand's ground. Renders a `div`, or the router's link if it has a URL.
 */
export function MatchThumbnail({ momentum, live, size = 'row', href, label }: MatchThumbnailProps) {
  const { link: Link } = useUi();
  const content = (
    <>
      <div className={css.momentum}>{momentum}</div>
      <div className={css.foot}>
        <bdi className={css.live}>{live}</bdi>
        <Icon name="play" size="xs" />
      </div>
    </>
  );
  return href === undefined ? (
    <div className={css.root} data-size={size}>
      {content}
    </div>
  ) : (
    <Link href={href} aria-label={label} className={css.root} data-size={size}>
      {content}
    </Link>
  );
}
