import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { tableFrom } from '../../measures.ts';

export const root = component({ containerType: 'inline-size', minInlineSize: 0 });
export const box = component({ display: 'grid', gap: vars.space.sm });
/** On phones the fields are in a sheet that a chip opens. */
export const fields = component({
  display: 'none',
  '@container': { [tableFrom]: { display: 'block' } },
});
export const more = component({
  display: 'contents',
  '@container': { [tableFrom]: { display: 'none' } },
});

export const ghosts = component({ display: 'flex', gap: vars.space.sm, overflow: 'hidden' });
export const ghost = component({ flexShrink: 0, inlineSize: `calc(${vars.size.chip} * 2)` });
/** Height of a field with its label. */
export const ghostField = component({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateRows: `auto max(${vars.size.control}, ${vars.size.touch})`,
});
export const ghostLabel = component({ ...textRules.label, display: 'block' });
