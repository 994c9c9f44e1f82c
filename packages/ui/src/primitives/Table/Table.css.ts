import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';

const { border, raised, text } = vars.color;

export const scroll = component({
  overflowX: 'auto',
  minInlineSize: 0,
  outlineOffset: `calc(${vars.space.xxs} * -1)`,
});

export const root = component({ ...textRules.body, inlineSize: '100%' });

export const head = component({
  ...textRules.label,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  backgroundColor: raised,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
});

export const cell = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  fontWeight: vars.font.weight.regular,
  borderBlockStart: `${hairline} solid ${border.default}`,
});

export const aligns = componentVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const numeric = component({ fontVariantNumeric: figures.fontVariantNumeric, whiteSpace: 'nowrap' });
