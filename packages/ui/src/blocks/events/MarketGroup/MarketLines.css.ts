import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

export const root = component({ display: 'grid', gap: cellGap });

export const row = component({
  display: 'grid',
  gridTemplateColumns: `minmax(calc(${vars.space.xxl} * 2), 1fr)`,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 2fr)',
  alignItems: 'center',
  gap: cellGap,
});

export const line = component({ display: 'grid', minInlineSize: 0 });

export const figure = component({
  ...textRules.body,
  ...figures,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  // Emphasises the main line.
  selectors: {
    '[data-main] &': { color: vars.color.text.default, fontWeight: vars.font.weight.strong },
  },
});

export const pair = component({
  ...textRules.note,
  ...oneLine,
  color: vars.color.text.muted,
});
