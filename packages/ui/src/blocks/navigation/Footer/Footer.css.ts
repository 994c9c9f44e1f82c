import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, from, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, chip, text } = vars.color;
const line = `${hairline} solid ${border.default}`;
const desk = from.desk;

export const root = component({
  display: 'grid',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
  borderBlockStart: line,
  '@media': { [desk]: { gap: vars.space.lg, paddingBlock: vars.space.xl } },
});

export const group = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});

export const links = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  minInlineSize: 0,
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  overflowWrap: 'anywhere',
});

/** Content at the end of the row, with the same touch size as the links. */
export const end = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch });

export const columnList = component({
  display: 'grid',
  '@media': {
    [desk]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(calc(${columns.menu} * 0.75), 1fr))`,
      gap: vars.space.lg,
    },
  },
});

export const column = component({
  borderBlockEnd: line,
  '@media': { [desk]: { borderBlockEnd: 0 } },
});

export const columnTitle = component({
  ...textRules.body,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

export const wide = component({ display: 'none', '@media': { [desk]: { display: 'block' } } });

export const narrow = component({ '@media': { [desk]: { display: 'none' } } });

export const toggle = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
});

export const chevron = component({
  display: 'grid',
  flexShrink: 0,
  color: text.muted,
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const columnLinks = component({
  ...textRules.label,
  display: 'none',
  paddingBlockEnd: vars.space.sm,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': { [desk]: { display: 'grid', paddingBlockStart: vars.space.xs } },
});

export const logos = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const logo = component({
  ...textRules.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  border: `${hairline} solid ${chip.border}`,
  borderRadius: vars.radius.control,
  background: chip.bg,
  color: chip.fg,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

export const care = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  color: text.default,
  fontWeight: vars.font.weight.medium,
});

export const age = component({
  ...textRules.label,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `calc(${hairline} * 2) solid ${border.strong}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.price,
});

export const words = component({
  ...textRules.label,
  display: 'grid',
  gap: vars.space.xs,
  color: text.muted,
  maxInlineSize: `calc(${columns.reading} * 1.5)`,
  overflowWrap: 'anywhere',
});

export const clock = component({
  ...textRules.label,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
