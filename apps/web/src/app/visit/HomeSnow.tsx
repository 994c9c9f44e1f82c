import { Snow } from '@touchline/ui';

/** Number of flakes in season. */
const FLAKES = 40;

/** Snow over the home page. */
export function HomeSnow() {
  return <Snow count={FLAKES} />;
}
