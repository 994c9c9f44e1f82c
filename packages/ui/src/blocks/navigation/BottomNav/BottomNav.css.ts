import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { border, nav } = vars.color;

export const root = component({
  background: nav.bg,
  borderBlockStart: `${hairline} solid ${border.default}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  vars: { [focusOffset]: `calc(${ring} * -2)` },
});

export const list = component({
  display: 'grid',
  gridAutoFlow: 'column',
  // Equal columns, unless a long label needs the space that a short one leaves.
  gridAutoColumns: 'minmax(15%, auto)',
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

export const icon = component({ position: 'relative', display: 'grid', inlineSize: vars.size.icon });

export const label = component({ ...oneLine, maxInlineSize: '100%' });
