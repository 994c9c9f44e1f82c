import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { accent, tile } = vars.color;

export const root = component({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'hidden',
  backgroundColor: tile.bg,
  selectors: {
    '&[data-state="missing"]': {
      backgroundImage: `radial-gradient(120% 110% at 20% 0%, color-mix(in oklab, ${tile.bg}, ${accent.bg} 28%), transparent 62%)`,
    },
  },
});

export const image = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.motion.normal} ease-out`,
  selectors: { '[data-state="loading"] > &': { opacity: 0 } },
});

export const drawn = component({
  ...textRules.section,
  ...clamp(2),
  position: 'absolute',
  insetInline: vars.space.md,
  insetBlockEnd: vars.space.md,
  color: tile.fg,
  hyphens: 'auto',
  selectors: {
    '[data-raised] > &': { insetBlockEnd: `calc(${vars.space.xxl} + ${vars.space.md})`, WebkitLineClamp: 1 },
  },
});
