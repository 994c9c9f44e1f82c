import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const side = `calc(${vars.size.touch} * 4)`;

/** Light background in dark mode too: cameras need dark modules on a light ground. */
export const qr = component({
  display: 'grid',
  placeItems: 'center',
  marginInline: 'auto',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  border: `${hairline} solid ${vars.color.border.default}`,
});
export const codes = component({
  ...textRules.name,
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))',
  gap: vars.space.sm,
  padding: vars.space.lg,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  textAlign: 'center',
  userSelect: 'all',
});
export const used = component({ color: vars.color.text.muted, textDecorationLine: 'line-through' });
export const copied = component({
  ...textRules.label,
  minBlockSize: '1lh',
  color: vars.color.status.success.fg,
  fontWeight: vars.font.weight.medium,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
});
