import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { pointer } from '../../theme/measures.ts';
import { colourFade } from '../../theme/touch.ts';

const { text } = vars.color;

export const root = component({
  ...colourFade,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 'from-font',
});

export const tones = componentVariants({
  text: { color: text.link, textDecorationLine: 'underline' },
  muted: {
    color: text.muted,
    fontWeight: vars.font.weight.strong,
    '@media': {
      [pointer]: { selectors: { '&:hover': { color: text.default, textDecorationLine: 'underline' } } },
    },
  },
  inherit: {
    '@media': { [pointer]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
  },
});
