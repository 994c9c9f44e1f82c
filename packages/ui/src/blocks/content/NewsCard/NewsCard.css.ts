import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { border, raised, sunken, surface, text } = vars.color;

export const list = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columns.popup} * 0.9), 1fr))`,
  gap: vars.space.md,
});

export const root = component({
  ...colourFade,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.md,
  blockSize: '100%',
  padding: vars.space.md,
  background: surface,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
  '@media': { [pointer]: { selectors: { '&:hover': { background: raised } } } },
});

export const words = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const title = component({ ...textRules.name, ...clamp(3) });

export const summary = component({ ...textRules.label, ...clamp(2), color: text.muted });

export const date = component({
  ...textRules.note,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: text.muted,
});

export const picture = component({
  inlineSize: `calc(${vars.size.touch} * 2)`,
  blockSize: `calc(${vars.size.touch} * 2)`,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: sunken,
});
