import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';

const { action, sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.md });

export const title = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.xs,
});

export const list = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columns.menu} * 0.85), 1fr))`,
  gap: cellGap,
});

export const entry = component({
  ...textRules.body,
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  blockSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[aria-current="true"]': { background: sunken, fontWeight: vars.font.weight.strong },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-current="true"])': { background: action.neutral.rest } } },
  },
});

export const names = component({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

export const english = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const code = component({
  ...textRules.note,
  color: text.muted,
  fontWeight: vars.font.weight.regular,
  textTransform: 'uppercase',
});

export const none = component({
  ...textRules.body,
  color: text.muted,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.lg,
});
