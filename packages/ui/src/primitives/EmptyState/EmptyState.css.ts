import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';
import { columns } from '../../theme/measures.ts';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.touch} + ${vars.space.lg})`,
  blockSize: `calc(${vars.size.touch} + ${vars.space.lg})`,
  borderRadius: vars.radius.full,
  // Visible on the canvas and on a card.
  backgroundColor: `color-mix(in oklab, ${vars.color.border.default} 45%, transparent)`,
  color: vars.color.text.muted,
  marginBlockEnd: vars.space.xs,
});

export const title = component({
  ...textRules.name,
  maxInlineSize: columns.reading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const detail = component({
  ...textRules.body,
  color: vars.color.text.muted,
  maxInlineSize: columns.reading,
  textWrap: 'balance',
});

export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
});
