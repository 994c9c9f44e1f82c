/** Facts of one flake; shares are from 0 to 1. */
export interface Flake {
  /** Where along the width it starts. */
  readonly share: number;
  /** Side in CSS pixels. */
  readonly size: number;
  /** How long it falls. */
  readonly seconds: number;
  /** How much of its fall is behind it at first. */
  readonly ahead: number;
  /** How far it drifts, in hundredths of the window's width. */
  readonly drift: number;
}

/** Steps that no simple fraction meets: places that spread evenly and look like chance, the same on every visit. */
const steps = { share: 0.618_034, ahead: 0.754_878, size: 0.569_84, seconds: 0.671_043, drift: 0.819_173 };

const spread = (place: number, step: number) => ((place + 1) * step) % 1;

/** @param place number of the flake, from 0 */
export function flakeAt(place: number): Flake {
  return {
    share: spread(place, steps.share),
    size: 3 + Math.round(spread(place, steps.size) * 5),
    seconds: 9 + Math.round(spread(place, steps.seconds) * 9),
    ahead: spread(place, steps.ahead),
    drift: Math.round((spread(place, steps.drift) - 0.5) * 12),
  };
}
