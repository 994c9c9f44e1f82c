import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { border, sunken, text } = vars.color;
const { space } = vars;

export const root = component({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const terms = component({ display: 'grid', gap: space.xs });

export const termsTop = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.control,
});

export const termsTitle = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
});

export const chips = component({ display: 'flex', flexWrap: 'wrap', gap: space.sm, rowGap: space.md });

export const found = component({
  ...textRules.label,
  color: text.muted,
  selectors: { '&:empty': { display: 'none' } },
});

export const results = component({ minInlineSize: 0 });

export const cell = component({
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});

export const result = component({
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: `calc(${vars.size.touch} + ${space.lg})`,
  paddingBlock: space.sm,
  borderRadius: vars.radius.control,
  selectors: { '&[data-closed]': { color: text.muted } },
  '@media': { [pointer]: { selectors: { 'a&:hover': { backgroundColor: sunken } } } },
});

export const picture = component({
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  blockSize: vars.size.touch,
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.odds,
  backgroundColor: sunken,
  selectors: { '[data-closed] > &': { opacity: 0.5 } },
});

export const words = component({ display: 'grid', flex: 1, minInlineSize: 0 });

export const title = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.medium });

/** The match is emphasised by weight only, not by colour. */
export const match = component({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.price,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const provider = component({ ...textRules.label, ...oneLine, color: text.muted });
