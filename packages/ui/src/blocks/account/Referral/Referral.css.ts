import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, status, sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.lg });
export const lead = component({ ...textRules.body, color: text.muted });
export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
});
export const copied = component({
  ...textRules.label,
  minBlockSize: '1lh',
  color: status.success.fg,
  fontWeight: vars.font.weight.medium,
});
export const stats = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))',
  gap: vars.space.sm,
});
export const stat = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  background: sunken,
});
export const figure = component({ ...textRules.section, ...figures, overflowWrap: 'anywhere' });
export const term = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
export const banners = component({ display: 'grid', gap: vars.space.lg });
export const preview = component({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.md,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
  background: sunken,
  overflow: 'hidden',
});
