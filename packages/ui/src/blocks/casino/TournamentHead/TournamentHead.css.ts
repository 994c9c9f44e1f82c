import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { brand } = vars.color;
const { space } = vars;

export const root = component({
  vars: { [focusColour]: brand.fg },
  display: 'grid',
  gap: space.lg,
  padding: space.lg,
  backgroundColor: brand.bg,
  color: brand.fg,
  borderRadius: vars.radius.card,
});

export const words = component({
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const kind = component({
  ...textRules.label,
  color: brand.muted,
  fontWeight: vars.font.weight.strong,
  textTransform: 'uppercase',
});

export const title = component(textRules.title);

export const text = component({ ...textRules.body, color: brand.muted });

export const details = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.touch} * 3)), 1fr))`,
  gap: space.md,
});

export const entry = component({
  paddingBlockStart: space.sm,
  borderBlockStart: `${hairline} solid color-mix(in oklab, ${brand.fg} 24%, transparent)`,
});

export const label = component({ ...textRules.label, color: brand.muted });

export const value = component({ ...textRules.score, overflowWrap: 'anywhere' });

export const action = component({ display: 'grid', justifyItems: 'start' });

export const notice = component({ minInlineSize: 0 });
