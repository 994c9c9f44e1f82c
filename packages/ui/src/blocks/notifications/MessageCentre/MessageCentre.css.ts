import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { accent, border } = vars.color;
const { space } = vars;

export const bell = component({ position: 'relative', display: 'inline-grid' });

export const count = component({
  ...textRules.note,
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineEnd: space.xxs,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space.lg,
  blockSize: space.lg,
  paddingInline: space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: accent.bg,
  color: accent.fg,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const panel = component({
  // Cancels the padding that the popover has for text; this list extends to the edges.
  margin: `calc(${space.lg} * -1)`,
  inlineSize: `min(${columns.popup} - ${hairline} * 2, 100vw - ${space.lg} * 2)`,
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space.md,
  minBlockSize: vars.size.header,
  paddingInlineStart: space.lg,
  paddingInlineEnd: space.sm,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});

export const foot = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.header,
  borderBlockStart: `${hairline} solid ${border.default}`,
});
