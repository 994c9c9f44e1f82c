import { vars } from './contract.css.ts';
import { hairline } from './measures.ts';

const { flood } = vars.color;

export const clear = 'transparent';

/** Mixes a share of a colour into transparency. */
export const share = (of: string, percent: number) => `color-mix(in srgb, ${of} ${percent}%, ${clear})`;

/** Light that is faint enough for marks of live play over it. */
const dim = share(flood.beam, 45);

/** Three beams from the upper edge: from both corners, and a brighter one between texts. */
export const beamLayers = [
  `conic-gradient(from 132deg at -4% -30%, ${clear}, ${dim} 18deg, ${clear} 37deg)`,
  `conic-gradient(from 164deg at 62% -45%, ${clear}, ${flood.beam} 16deg, ${clear} 31deg)`,
  `conic-gradient(from 189deg at 104% -30%, ${clear}, ${dim} 20deg, ${clear} 40deg)`,
];

const centre = 'circle at 92% -8%';
const gapOfRings = `calc(${vars.space.xxl} * 1.5)`;

/** Rings around the upper corner, and a glow in it. */
export const ringLayers = [
  `radial-gradient(${centre}, ${share(flood.ring, 55)}, ${clear} 55%)`,
  `repeating-radial-gradient(${centre}, ${clear} 0 calc(${gapOfRings} - ${hairline}), ${share(flood.ring, 60)} calc(${gapOfRings} - ${hairline}) ${gapOfRings})`,
];

/** Light over the ground of a block; a colour like that of the upper edge is invisible, since it doesn't darken it. */
export const floodLight = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  // Fainter behind the state of play, whose colour has to be readable.
  maskImage: `linear-gradient(#0008, #000 25%, ${clear} 92%)`,
  mixBlendMode: 'lighten',
} as const;
