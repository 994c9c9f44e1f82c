import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

export const root = component(card);

export const title = component({
  ...textRules.label,
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.sm,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.xs,
  borderBlockStart: `${hairline} solid ${vars.color.border.default}`,
});

export const words = component({ display: 'grid', flex: 1, minInlineSize: 0, paddingBlock: vars.space.xs });

export const name = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.medium });

export const detail = component({ ...textRules.note, color: vars.color.text.muted });
