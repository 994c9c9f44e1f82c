import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { border, text } = vars.color;

export const root = component(card);

export const top = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.lg,
  padding: vars.space.lg,
});

export const words = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
});

export const name = component({ ...textRules.title, ...clamp(2) });

export const detail = component({ ...textRules.label, color: text.muted });

export const facts = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${vars.size.touch} * 2), 1fr))`,
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBlockStart: `${hairline} solid ${border.default}`,
});

export const fact = component({ display: 'grid', minInlineSize: 0 });

export const label = component({ ...textRules.note, color: text.muted });

export const value = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.strong });
