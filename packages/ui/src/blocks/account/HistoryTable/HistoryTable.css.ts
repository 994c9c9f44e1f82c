import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';

const line = `${hairline} solid ${vars.color.border.default}`;

export const tools = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  borderBlockEnd: line,
});
export const pages = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  borderBlockStart: line,
});
