import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { sideways } from '../../rules.ts';

const { header } = vars.color;

export const root = component({
  ...sideways,
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const map = component({
  display: 'grid',
  justifyItems: 'center',
  flexShrink: 0,
  inlineSize: `calc(${vars.size.touch} * 2.5)`,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.control,
  color: header.muted,
  selectors: { '&[data-state="now"]': { background: header.control, color: header.fg } },
});

export const name = component({
  ...textRules.label,
  ...oneLine,
  maxInlineSize: '100%',
  fontWeight: vars.font.weight.strong,
});

export const rounds = component({
  ...textRules.score,
  display: 'inline-flex',
  gap: vars.space.xxs,
  color: header.fg,
});

export const note = component({ ...textRules.note, ...oneLine, maxInlineSize: '100%' });
