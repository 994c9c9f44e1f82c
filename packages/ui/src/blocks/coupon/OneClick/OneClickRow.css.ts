import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';

/** A switch over the list, apart from it by a hairline. */
export const root = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${hairline} solid ${vars.color.coupon.divider}`,
});
