/** Geometry and timing of a flake; shares are from 0 to 1. */
export interface Flake {
  /** Start position as a share of the width. */
  readonly share: number;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Duration of the fall in seconds. */
  readonly seconds: number;
  /** Initial progress of the fall as a share. */
  readonly ahead: number;
  /** Horizontal drift in vw, negative towards the left. */
  readonly drift: number;
}

/** Irrational step sizes: multiples modulo 1 spread evenly, look random and are the same on every visit. */
const steps = { share: 0.618_034, ahead: 0.754_878, size: 0.569_84, seconds: 0.671_043, drift: 0.819_173 };

const spread = (place: number, step: number) => ((place + 1) * step) % 1;

/** @param place index of the flake, from 0 */
export function flakeAt(place: number): Flake {
  return {
    share: spread(place, steps.share),
    size: 3 + Math.round(spread(place, steps.size) * 5),
    seconds: 9 + Math.round(spread(place, steps.seconds) * 9),
    ahead: spread(place, steps.ahead),
    drift: Math.round((spread(place, steps.drift) - 0.5) * 12),
  };
}
