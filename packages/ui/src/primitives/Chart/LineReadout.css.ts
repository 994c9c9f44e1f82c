import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';

const { border, surface, text: ink } = vars.color;

export const control = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  // Vertical panning scrolls the page.
  touchAction: 'pan-y',
});

export const rule = component({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: hairline,
  backgroundColor: border.strong,
  pointerEvents: 'none',
  opacity: 0,
  selectors: { '&:has(~ input:is(:hover, :focus-visible, :active))': { opacity: 1 } },
});

export const dot = component({
  position: 'absolute',
  inlineSize: vars.space.sm,
  blockSize: vars.space.sm,
  marginBlockStart: `calc(${vars.space.sm} / -2)`,
  marginInlineStart: `calc(${vars.space.sm} / -2)`,
  borderRadius: vars.radius.full,
  backgroundColor: ink.default,
  border: `${hairline} solid ${surface}`,
  pointerEvents: 'none',
  selectors: {
    '&:has(~ input:focus-visible)': { outline: `${ring} solid ${border.focus}`, outlineOffset: ring },
  },
});

export const text = component({
  ...textRules.label,
  ...figures,
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  color: ink.muted,
  whiteSpace: 'nowrap',
});

export const figure = component({ fontWeight: vars.font.weight.price, color: ink.default });
