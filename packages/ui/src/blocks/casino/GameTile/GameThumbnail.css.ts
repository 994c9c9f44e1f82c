import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = component({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
});

export const image = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const drawn = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const lettering = component({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.display,
  fontStretch: vars.font.headingStretch,
});
