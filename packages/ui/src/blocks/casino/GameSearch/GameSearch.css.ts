import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minInlineSize: 0,
});

export const terms = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const title = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
});

export const found = component({
  ...textRules.label,
  color: vars.color.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});
