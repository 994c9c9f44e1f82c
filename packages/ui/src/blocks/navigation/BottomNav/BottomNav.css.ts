import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { accent, border, nav } = vars.color;

export const root = component({
  background: nav.bg,
  borderBlockStart: `${hairline} solid ${border.default}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  vars: { [focusOffset]: `calc(${ring} * -2)` },
});

export const list = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: cellGap,
});

export const entry = component({
  ...textRules.note,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  blockSize: vars.size.nav,
  color: nav.fg,
  fontWeight: vars.font.weight.strong,
  selectors: { '&[aria-current="page"]': { color: nav.active } },
});

export const icon = component({ position: 'relative', display: 'grid' });

export const badge = component({
  ...textRules.note,
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.xs} * -1.5)`,
  insetInlineStart: '60%',
  minInlineSize: vars.space.lg,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: accent.bg,
  color: accent.fg,
  fontWeight: vars.font.weight.price,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // A gap of the ground keeps badge and icon apart.
  boxShadow: `0 0 0 ${ring} ${nav.bg}`,
});

export const label = component({ ...oneLine, maxInlineSize: '100%' });
