import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { border, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

export const summary = component({ ...textRules.label, color: text.muted });

/** Same height as the chart it replaces, so that nothing shifts. */
export const table = component({
  blockSize: `calc(${vars.size.control} * 5)`,
  overflowY: 'auto',
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
});

export const toggle = component({
  justifySelf: 'start',
  marginInlineStart: `calc(${vars.space.md} * -1)`,
});
