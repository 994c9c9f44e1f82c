import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.md });

export const title = component(textRules.name);

export const detail = component({ ...textRules.body, color: vars.color.text.muted });

export const options = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6em), 1fr))',
  gap: vars.space.sm,
});
