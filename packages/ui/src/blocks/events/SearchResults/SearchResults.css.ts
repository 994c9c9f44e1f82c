import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { border, raised, text } = vars.color;
const line = `${hairline} solid ${border.default}`;

// Rows extend to the card's edge, so their focus rings are inset.
export const root = component({
  ...card,
  overflow: 'hidden',
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const title = component({
  ...textRules.label,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  background: raised,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
});

export const row = component({ borderBlockStart: line });

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  '@media': { [pointer]: { selectors: { '&:hover': { background: raised } } } },
});

export const icon = component({ display: 'grid', flexShrink: 0, color: text.muted });

export const words = component({ display: 'grid', flex: 1, minInlineSize: 0 });

export const name = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.medium });

export const mark = component({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.price,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

export const detail = component({ ...textRules.note, ...clamp(2), color: text.muted });

export const end = component({ display: 'grid', justifyItems: 'end', flexShrink: 0, maxInlineSize: '35%' });

export const note = component({ ...textRules.label, ...figures, color: text.muted });

export const ghost = component({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  selectors: { '& + &': { borderBlockStart: line } },
});
