import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });

export const line = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: cellGap,
});

/** Limits the width of the search field on wide pages. */
export const search = component({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.touch} * 9)`,
});

export const found = component({
  ...textRules.label,
  color: vars.color.text.muted,
  paddingInline: vars.space.xs,
  selectors: { '&:empty': { display: 'none' } },
});
