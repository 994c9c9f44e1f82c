import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { border, text } = vars.color;

export const root = component({
  ...card,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.touch} * 6)), 1fr))`,
  columnGap: vars.space.xl,
  rowGap: vars.space.lg,
  padding: vars.space.lg,
});

export const team = component({ minInlineSize: 0 });

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const title = component({ ...textRules.name, ...clamp(2) });

export const formation = component({ ...textRules.label, ...figures, color: text.muted, flexShrink: 0 });

export const group = component({
  ...textRules.label,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: vars.space.xs,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
});

export const player = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.row,
  borderBlockStart: `${hairline} solid ${border.default}`,
});

export const number = component({
  ...figures,
  minInlineSize: vars.space.xl,
  color: text.muted,
  textAlign: 'center',
});

export const name = component({
  ...clamp(2),
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
});

export const role = component({ ...textRules.note, color: text.muted, flexShrink: 0 });

export const mark = component({ position: 'relative', display: 'grid', color: text.muted, flexShrink: 0 });
