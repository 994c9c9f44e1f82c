import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { action, border, surface, sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.lg });
export const tools = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
  gap: vars.space.md,
});
export const group = component({ display: 'grid', gap: vars.space.sm });
export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))',
  gap: vars.space.sm,
});
export const place = component({ display: 'grid' });

export const tile = component({
  ...colourFade,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: vars.space.md,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  background: surface,
  boxShadow: vars.shadow.sm,
  textAlign: 'start',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: border.strong },
    '&[aria-disabled="true"]': { background: 'transparent', boxShadow: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: action.neutral.hover } } },
  },
});

export const top = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: vars.size.row,
});
export const logo = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: `calc(${vars.size.row} * 1.2)`,
  blockSize: vars.size.row,
  borderRadius: vars.radius.control,
  background: sunken,
  color: text.default,
  overflow: 'hidden',
  selectors: { '[aria-disabled="true"] &': { opacity: 0.55 } },
});
export const name = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.strong });
export const entry = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
export const reason = component({ ...textRules.label, color: vars.color.status.warning.fg });
