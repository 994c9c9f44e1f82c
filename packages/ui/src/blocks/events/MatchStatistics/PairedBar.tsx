import * as css from './PairedBar.css.ts';

export interface PairedBarProps {
  /** Values of the first side, the middle (draws) and the second side; the bar shows their shares. */
  home: number;
  middle?: number | undefined;
  away: number;
}

/**
 * Bar with the shares of two sides; the values are in the adjacent text. Renders a `div` hidden from screen readers.
 */
export function PairedBar({ home, middle, away }: PairedBarProps) {
  // Two zeros are shown as equal shares of an empty bar.
  const none = home + (middle ?? 0) + away === 0;
  return (
    <div aria-hidden="true" className={css.root} data-none={none ? '' : undefined}>
      {/* Inline styles, because the shares are data. */}
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
