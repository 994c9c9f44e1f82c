import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { accent, sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const title = component({ ...textRules.body, ...figures, fontWeight: vars.font.weight.strong });
export const bar = component({
  display: 'flex',
  gap: '2px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  background: sunken,
  overflow: 'hidden',
});
export const used = component({ background: text.default });
export const taken = component({
  background: accent.bg,
  border: `${hairline} solid ${text.default}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const detail = component({
  ...textRules.label,
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: text.muted,
  margin: 0,
});
