import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.md, justifyItems: 'start' });

export const details = component({
  inlineSize: '100%',
  borderBlockEnd: `${hairline} solid ${vars.color.border.default}`,
});

export const entry = component({
  ...textRules.body,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  borderBlockStart: `${hairline} solid ${vars.color.border.default}`,
});

export const label = component({ color: vars.color.text.muted });

export const value = component({ ...figures, fontWeight: vars.font.weight.strong, textAlign: 'end' });
