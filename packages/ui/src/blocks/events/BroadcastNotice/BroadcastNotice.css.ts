import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { live, raised, text } = vars.color;

export const root = component({
  ...card,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.row,
  blockSize: vars.size.row,
  borderRadius: vars.radius.full,
  background: raised,
  color: text.muted,
  selectors: { '[data-state="available"] > &': { background: live.bg, color: live.fg } },
});

export const words = component({ flex: `1 1 calc(${vars.size.touch} * 3)`, minInlineSize: 0 });

export const sentence = component({ ...textRules.body, fontWeight: vars.font.weight.medium });

export const detail = component({ ...textRules.label, color: text.muted });

export const action = component({ flexShrink: 0, marginInlineStart: 'auto' });
