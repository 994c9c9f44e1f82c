import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { status, text } = vars.color;
const side = `calc(${vars.size.touch} + ${vars.space.xl})`;

export const root = component({
  display: 'grid',
  gap: vars.space.lg,
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  paddingBlock: vars.space.sm,
});
export const top = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
});
export const disc = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.full,
});
const pair = ({ fg, bg }: { fg: string; bg: string }) => ({ color: fg, background: bg });
export const tones = componentVariants({
  success: pair(status.success),
  pending: pair(status.warning),
  danger: pair(status.danger),
  neutral: { color: text.muted, background: vars.color.sunken },
});
export const detail = component({ ...textRules.body, color: text.muted, overflowWrap: 'anywhere' });
export const actions = component({ display: 'grid', gap: vars.space.sm });
