import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, overlay, sunken, text } = vars.color;
const side = `calc(${vars.size.touch} + ${vars.space.sm})`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: overlay,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.md,
});

export const head = component({ display: 'flex', alignItems: 'center', gap: vars.space.md });

export const icon = component({
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});

export const words = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = component(textRules.name);

export const detail = component({ ...textRules.label, color: text.muted });

export const steps = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const step = component({
  ...textRules.body,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
});

export const sign = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  borderRadius: vars.radius.control,
  background: sunken,
});

export const actions = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});
