import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';

export const root = component({
  flexShrink: 0,
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.space.xxs,
  // Until the image is loaded.
  background: vars.color.raised,
  // Inside the box: it separates white and black fields from the background.
  outline: `${hairline} solid color-mix(in srgb, ${vars.color.text.default} 22%, transparent)`,
  outlineOffset: `calc(${hairline} * -1)`,
});

const width = (times: number) => ({ inlineSize: `calc(${vars.size.icon} * ${times})`, blockSize: 'auto' });

export const sizes = componentVariants({ sm: width(0.8), md: width(1) });
