import { shareOf, type BetLegCount } from './betLegStates.ts';
import * as css from './BetLeg.css.ts';

/** Highest number of segments; a longer count is one bar. */
const SEGMENTS_MOST = 8;

export interface BetLegProgressProps {
  /** One segment for each needed goal; takes precedence over `played`. */
  readonly count?: BetLegCount | undefined;
  /** Share of the playing time, 0 to 1. */
  readonly played?: number | undefined;
}

/** Count or time of a leg in play as a bar. Renders a `span` hidden from screen readers: the text has the figures. */
export function BetLegProgress({ count, played }: BetLegProgressProps) {
  if (count && count.needed <= SEGMENTS_MOST) {
    return (
      <span aria-hidden="true" className={css.bars}>
        {Array.from({ length: count.needed }, (_, index) => (
          <span key={index} className={css.bar} data-full={index < count.done ? '' : undefined} />
        ))}
      </span>
    );
  }
  const share = count ? shareOf(count) : played;
  if (share === undefined) return null;
  return (
    <span aria-hidden="true" className={css.bars}>
      <span className={css.bar}>
        <span className={css.fill} style={{ transform: `scaleX(${share})` }} />
      </span>
    </span>
  );
}
