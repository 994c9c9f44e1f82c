import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { border, raised, status, sunken, text } = vars.color;
const disc = `calc(${vars.size.touch} - ${vars.space.xs})`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});

export const body = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.md})`,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  textAlign: 'start',
  color: 'inherit',
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const way = component({
  ...colourFade,
  selectors: {
    '&[aria-current]': {
      background: raised,
      borderInlineStart: `${ring} solid ${text.default}`,
      paddingInlineStart: `calc(${vars.space.lg} - ${ring})`,
    },
  },
  '@media': { [pointer]: { selectors: { '&:hover': { background: raised } } } },
});

export const lead = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: disc,
  blockSize: disc,
  borderRadius: vars.radius.full,
  background: sunken,
  color: text.default,
  selectors: {
    '&[data-tone="success"]': { background: status.success.bg, color: status.success.fg },
    '&[data-tone="warning"]': { background: status.warning.bg, color: status.warning.fg },
    '&[data-tone="danger"]': { background: status.danger.bg, color: status.danger.fg },
    '&[data-tone="boost"]': { background: vars.color.boost.bg, color: vars.color.boost.fg },
  },
});

/** Wraps the figures below the text when too little width is left for it. */
export const main = component({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minInlineSize: 0,
});
export const words = component({ flex: '1 1 7em', display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const title = component({
  ...textRules.body,
  ...clamp(2),
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-strong]': { fontWeight: vars.font.weight.strong } },
});
export const detail = component({ ...textRules.label, ...clamp(2), color: text.muted });

export const note = component({ ...textRules.note, color: text.muted });

export const side = component({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
});
export const value = component({
  ...textRules.name,
  ...figures,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  maxInlineSize: '100%',
});
export const aside = component({ ...textRules.label, color: text.muted, textAlign: 'end' });
export const chevron = component({ display: 'grid', flexShrink: 0, color: text.muted });

export const end = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInlineEnd: vars.space.md,
});

export const foot = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.md,
});
