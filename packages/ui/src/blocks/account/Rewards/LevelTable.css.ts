import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { accent, border, raised, sunken, text } = vars.color;
const { space } = vars;

const cell = { paddingBlock: space.md, paddingInlineEnd: space.lg } as const;

export const table = component({ inlineSize: '100%', borderCollapse: 'collapse' });
const head = { ...textRules.label, ...cell, paddingBlock: space.sm, color: text.muted } as const;
export const first = component({ ...head, paddingInlineStart: space.lg, textAlign: 'start' });
export const column = component({ ...head, textAlign: 'end' });
export const row = component({
  ...textRules.body,
  borderBlockStart: `${hairline} solid ${border.default}`,
  selectors: {
    '&[data-ahead]': { color: text.muted },
    '&[aria-current]': {
      background: raised,
      boxShadow: `inset ${space.xxs} 0 ${text.default}`,
      fontWeight: vars.font.weight.strong,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset calc(${space.xxs} * -1) 0 ${text.default}` },
  },
});
export const level = component({
  ...cell,
  paddingInlineStart: space.lg,
  textAlign: 'start',
  fontWeight: 'inherit',
});
export const line = component({ display: 'flex', alignItems: 'center', gap: space.md });
export const number = component({
  ...textRules.label,
  ...figures,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space.xl,
  blockSize: space.xl,
  borderRadius: vars.radius.full,
  background: sunken,
  color: text.default,
  fontWeight: vars.font.weight.strong,
  selectors: { '[aria-current] &': { background: accent.bg, color: accent.fg } },
});
export const words = component({ display: 'grid', minInlineSize: 0 });
export const name = component({ overflowWrap: 'anywhere' });
export const own = component({ color: text.muted, fontWeight: vars.font.weight.regular });
export const from = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});
export const value = component({ ...cell, ...figures, textAlign: 'end', whiteSpace: 'nowrap' });
