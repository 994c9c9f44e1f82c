import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { beamLayers, clear, floodLight, ringLayers, share } from '../../theme/flood.ts';

/** Beams behind the texts, and a pool around the score. */
export const beams = component({
  ...floodLight,
  backgroundImage: [
    `radial-gradient(50% 60% at 50% 55%, ${share(vars.color.flood.beam, 40)}, ${clear})`,
    ...beamLayers,
  ].join(),
});

/** Rings around the upper corner, and a glow in it. */
export const rings = component({ ...floodLight, backgroundImage: ringLayers.join() });
