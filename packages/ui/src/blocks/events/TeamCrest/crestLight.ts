import { crestOf } from './crestRule.ts';

const channels = (colour: string) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Distance of two colours, in channels of 8 bits, below which they are taken for one. */
const ALIKE = 90;

/** Colours of two sides on a dark ground: the lighter one of each crest. */
export interface CrestLights {
  readonly home: string;
  readonly away: string;
  /** Whether the two can hardly be distinguished. */
  readonly isAlike: boolean;
}

/** Returns the colours of two sides on a dark ground. */
export function crestLights([home, away]: readonly [string, string], sport = ''): CrestLights {
  const lighter = ({ ground, figure }: ReturnType<typeof crestOf>) =>
    luminance(ground) > luminance(figure) ? ground : figure;
  const lights = { home: lighter(crestOf(home, sport)), away: lighter(crestOf(away, sport, home)) };
  const other = channels(lights.away);
  const distance = Math.hypot(...channels(lights.home).map((value, index) => value - (other[index] ?? 0)));
  return { ...lights, isAlike: distance < ALIKE };
}
