import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';

export { chevron, heading, trigger, words } from '../Collapsible/Collapsible.css.ts';

export const root = component({ minInlineSize: 0 });

export const item = component({
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});

export const content = component({ paddingBlockEnd: vars.space.md, color: vars.color.text.muted });
