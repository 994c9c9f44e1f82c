import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid' });

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});

export const words = component({ display: 'grid', flex: '1 1 12em', minInlineSize: 0 });

export const name = component(textRules.name);

export const detail = component({ ...textRules.label, color: vars.color.text.muted });

export const contact = component({
  ...textRules.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  fontWeight: vars.font.weight.strong,
});
