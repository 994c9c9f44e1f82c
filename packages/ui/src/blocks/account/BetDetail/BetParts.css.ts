import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, text } = vars.color;
const line = `${hairline} solid ${border.default}`;

export const root = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  borderBlockEnd: line,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const name = component({ ...textRules.body, fontWeight: vars.font.weight.medium });
export const about = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
export const value = component({
  ...textRules.body,
  ...figures,
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
});
export const end = component({ justifySelf: 'end' });
