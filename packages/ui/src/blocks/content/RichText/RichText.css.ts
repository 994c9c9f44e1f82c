import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';
import { columns, hairline, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, raised, status, text } = vars.color;
const line = `${hairline} solid ${border.default}`;

export const root = component({
  ...textRules.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  // About seventy characters per line, for readability.
  maxInlineSize: `calc(${columns.reading} * 1.25)`,
  overflowWrap: 'anywhere',
});

export const heading = component({
  paddingBlockStart: vars.space.md,
  // Prevents anchors from being covered by the header.
  scrollMarginBlockStart: `calc(${frameTop} + ${vars.size.header} + ${vars.size.tabs} + ${vars.space.md})`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const list = component({
  display: 'grid',
  gap: vars.space.sm,
  paddingInlineStart: vars.space.xl,
  listStyle: 'disc',
  selectors: { '&[data-ordered]': { listStyle: 'decimal' } },
});

export const quote = component({
  margin: 0,
  borderInlineStart: `calc(${ring} * 1.5) solid ${border.strong}`,
  paddingInlineStart: vars.space.lg,
  color: text.muted,
});

export const note = component({
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  background: status.info.bg,
  color: status.info.fg,
  fontWeight: vars.font.weight.medium,
});

export const scroll = component({ overflowX: 'auto', outlineOffset: `calc(${ring} * -1)` });

export const table = component({
  inlineSize: '100%',
  borderBlock: line,
  fontVariantNumeric: figures.fontVariantNumeric,
  overflowWrap: 'normal',
});

export const head = component({
  ...textRules.label,
  padding: vars.space.sm,
  background: raised,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
});

export const cell = component({ padding: vars.space.sm, borderBlockStart: line, verticalAlign: 'top' });

export const figure = component({ display: 'grid', gap: vars.space.sm });

export const image = component({ inlineSize: '100%', borderRadius: vars.radius.card });

export const caption = component({ ...textRules.label, color: text.muted });

export const found = component({
  background: vars.color.status.warning.bg,
  color: vars.color.status.warning.fg,
  borderRadius: vars.space.xxs,
});
