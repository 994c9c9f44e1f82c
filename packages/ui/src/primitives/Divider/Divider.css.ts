import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';

export const root = component({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `${hairline} solid ${vars.color.border.default}`,
  margin: 0,
});
