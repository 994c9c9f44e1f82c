import { Snow } from '@touchline/ui';

/** As many flakes as the season has. */
const FLAKES = 40;

/** Snow over home. */
export function LateSnow() {
  return <Snow count={FLAKES} />;
}
