import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, surface, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  maxInlineSize: `calc(${columns.reading} * 1.25)`,
  marginInline: 'auto',
});

export const head = component({ display: 'grid', gap: vars.space.xs });

export const detail = component({ ...textRules.body, color: text.muted });

export const changes = component({
  display: 'grid',
  gap: vars.space.sm,
  paddingInlineStart: vars.space.xl,
  listStyle: 'disc',
});

/** Full text in a scrollable box of its own, so that the buttons stay visible. */
export const whole = component({
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  padding: vars.space.lg,
  background: surface,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  outlineOffset: `calc(${ring} * -1)`,
});

export const actions = component({ display: 'grid', gap: vars.space.sm });
