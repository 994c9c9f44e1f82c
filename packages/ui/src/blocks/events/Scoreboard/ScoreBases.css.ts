import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.lg,
  marginBlockStart: vars.space.md,
  paddingInline: vars.space.md,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});

export const field = component({ inlineSize: vars.size.touch, blockSize: vars.space.xxl });

export const base = component({
  fill: 'transparent',
  stroke: header.muted,
  strokeWidth: 1,
  selectors: { '&[data-taken]': { fill: header.fg, stroke: header.fg } },
});

export const outs = component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const out = component({
  inlineSize: vars.space.sm,
  blockSize: vars.space.sm,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${header.muted}`,
  selectors: { '&[data-out]': { background: header.fg, boxShadow: 'none' } },
});

export const count = component({ ...figures });
