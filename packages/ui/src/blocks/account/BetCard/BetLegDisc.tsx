import type { ReactNode } from 'react';
import { shareOf, type BetLegCount, type BetLegState } from './betLegStates.ts';
import * as css from './BetLeg.css.ts';

/** Signs inside the ring, on a grid of 20. */
const signs: Readonly<Record<BetLegState, ReactNode>> = {
  won: <path className={css.sign} d="M5.8 10.2 8.7 13.1 14.2 7.4" />,
  ahead: <circle cx="10" cy="10" r="2.5" className={css.dot} />,
  counting: null,
  level: <path className={css.sign} d="M7 8.3h6M7 11.7h6" />,
  behind: <path className={css.sign} d="M7.2 9 10 11.8 12.8 9" />,
  lost: <path className={css.sign} d="M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6" />,
  returned: <path className={css.sign} d="M7.4 12.6h3.9a2.3 2.3 0 0 0 0-4.6H7M8.8 6.2 7 8l1.8 1.8" />,
  toCome: null,
};

export interface BetLegDiscProps {
  /** State of the leg. Without it the disc is an empty ring. */
  readonly state: BetLegState | undefined;
  /** Count of a leg in the state `counting`, shown as an arc. */
  readonly count: BetLegCount | undefined;
}

/** State of a leg by form and colour. Renders an `svg` hidden from screen readers: the state is also in words. */
export function BetLegDisc({ state, count }: BetLegDiscProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={css.disc} data-state={state}>
      <circle cx="10" cy="10" r="9" className={css.ring} />
      {count && (
        <circle
          cx="10"
          cy="10"
          r="9"
          pathLength={100}
          strokeDasharray={`${100 * shareOf(count)} 100`}
          transform="rotate(-90 10 10)"
        />
      )}
      {state && signs[state]}
    </svg>
  );
}
