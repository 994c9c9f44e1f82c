import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { figures as tabular, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

export const root = component(card);

export const summary = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.md}`,
});

export const side = component({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  alignContent: 'start',
  selectors: { '&:last-child': { justifyItems: 'end', textAlign: 'end' } },
});

export const team = component({ ...textRules.name, ...clamp(2) });

export const bar = component({ paddingInline: vars.space.lg, paddingBlockEnd: vars.space.md });

export const figures = component({
  ...textRules.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
  color: vars.color.text.muted,
});

export const meeting = component({ borderBlockStart: `${hairline} solid ${vars.color.border.default}` });

const row = {
  display: 'block',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.lg,
} as const;

export const link = component({
  ...row,
  '@media': { [pointer]: { selectors: { '&:hover': { background: vars.color.raised } } } },
});

export const when = component({
  ...textRules.note,
  display: 'block',
  color: vars.color.text.muted,
  textAlign: 'center',
  selectors: { 'li > &': { paddingBlockStart: vars.space.sm } },
});

export const match = component({
  ...textRules.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  selectors: { 'li > &': { paddingBlockEnd: vars.space.sm, paddingInline: vars.space.lg } },
});

const name = {
  ...clamp(2),
  color: vars.color.text.muted,
  selectors: { '&[data-won]': { color: vars.color.text.default, fontWeight: vars.font.weight.strong } },
} as const;

export const homeName = component({ ...name, textAlign: 'end' });
export const awayName = component(name);

export const score = component({
  ...textRules.name,
  ...tabular,
  fontWeight: vars.font.weight.price,
});
