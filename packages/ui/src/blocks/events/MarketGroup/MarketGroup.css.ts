import { clamp } from '../../../theme/clamp.ts';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';
import { card } from '../../rules.ts';
import { marketContainer } from './marketContainer.css.ts';

export const root = component({
  ...card,
  containerType: 'inline-size',
  containerName: marketContainer,
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.md,
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlockEnd: cellGap,
  // Aligns the icons, rather than their round hover backgrounds, with the prices.
  marginInlineEnd: `calc(${vars.space.sm} * -1)`,
  selectors: {
    '&[data-collapsed]': { marginBlockEnd: `calc(${vars.space.md} * -1)` },
    // As tall as with its buttons.
    '[aria-hidden] > &': { minBlockSize: `calc(${vars.size.touch} + ${cellGap})` },
  },
});

export const words = component({ flex: 1, minInlineSize: 0, marginBlock: vars.space.xs });

export const title = component({ ...textRules.name, ...clamp(2) });

export const note = component({ ...textRules.label, display: 'block', color: vars.color.text.muted });

export const icons = component({ display: 'flex', gap: cellGap, flexShrink: 0 });

export const grid = component({ display: 'grid', gap: cellGap });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = componentVariants({ 1: equal(1), 2: equal(2), 3: equal(3) });

export const heads = component({
  display: 'grid',
  alignItems: 'center',
  gap: cellGap,
  paddingBlockEnd: vars.space.xs,
});

export const headWords = component({
  ...textRules.note,
  ...clamp(1),
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
});

/** Crest within text. */
export const crest = component({ display: 'inline-grid', verticalAlign: 'middle' });

export const more = component({
  vars: { [focusOffset]: `calc(${ring} * -1)` },
  borderRadius: vars.radius.control,
  ...textRules.label,
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  marginBlockEnd: `calc(${vars.space.md} * -1)`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  '@media': { [pointer]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
});

export const results = component({ display: 'grid' });

export const result = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});

export const resultName = component({
  ...textRules.body,
  ...clamp(2),
  flex: 1,
  minInlineSize: 0,
  selectors: {
    '[data-outcome="won"] > &': { fontWeight: vars.font.weight.strong },
    '[data-outcome="lost"] > &': { color: vars.color.text.muted },
  },
});

export const resultPrice = component({ ...textRules.body, ...figures, color: vars.color.text.muted });
