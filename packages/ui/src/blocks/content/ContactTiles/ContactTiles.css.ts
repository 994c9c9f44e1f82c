import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { border, raised, sunken, surface, text } = vars.color;

export const list = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columns.menu}), 1fr))`,
  gap: vars.space.md,
});

export const tile = component({
  ...colourFade,
  display: 'flex',
  gap: vars.space.md,
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space.lg,
  background: surface,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
  '@media': { [pointer]: { selectors: { '&:hover': { background: raised } } } },
});

export const sign = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  background: sunken,
});

export const words = component({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = component(textRules.name);

export const value = component({ ...textRules.body, fontWeight: vars.font.weight.medium });

export const detail = component({ ...textRules.label, color: text.muted });

export const badge = component({ paddingBlockStart: vars.space.xs });
