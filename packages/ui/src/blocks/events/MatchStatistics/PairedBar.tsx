import * as css from './PairedBar.css.ts';

export interface PairedBarProps {
  /** Figures of the first side, the middle (draws), and the second side; their shares make the bar. */
  home: number;
  middle?: number | undefined;
  away: number;
}

/** Shares of two sides on one line; the figures stand beside it in words. Renders a `div` that readers pass over. */
export function PairedBar({ home, middle, away }: PairedBarProps) {
  // Nothing on either side is an even share of nothing.
  const none = home + (middle ?? 0) + away === 0;
  return (
    <div aria-hidden="true" className={css.root} data-none={none ? '' : undefined}>
      {/* The shares are data, not style. */}
      <span
        className={css.home}
        style={{ flexGrow: none ? 1 : home }}
        data-most={home > away ? '' : undefined}
      />
      {middle !== undefined && <span className={css.middle} style={{ flexGrow: middle }} />}
      <span
        className={css.away}
        style={{ flexGrow: none ? 1 : away }}
        data-most={away > home ? '' : undefined}
      />
    </div>
  );
}
