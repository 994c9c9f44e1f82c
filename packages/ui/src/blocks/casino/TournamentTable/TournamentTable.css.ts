import { createContainer } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { accent, border, odds, raised, sunken, surface, text } = vars.color;
const { space } = vars;
const line = `${hairline} solid ${border.default}`;

const tableContainer = createContainer('tournament');
/** Maximum width for showing the points below the player's name. */
const narrow = `${tableContainer} (max-width: 480px)`;
const ownColumn = {
  '@container': { [narrow]: { selectors: { '&[data-points]': { display: 'none' } } } },
} as const;

export const root = component({
  ...card,
  containerName: tableContainer,
  containerType: 'inline-size',
  minInlineSize: 0,
});

export const table = component({ ...textRules.body, inlineSize: '100%' });

export const head = component({
  ...textRules.label,
  paddingInline: space.sm,
  paddingBlock: space.sm,
  backgroundColor: raised,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
  ...ownColumn,
  selectors: {
    '&[data-figure]': { textAlign: 'end' },
    '&:nth-child(2)': { inlineSize: '100%' },
    '&:first-child': { paddingInlineStart: space.lg, borderStartStartRadius: vars.radius.card },
    '&:last-child': { paddingInlineEnd: space.lg, borderStartEndRadius: vars.radius.card },
  },
});

export const row = component({ selectors: { '&[data-own]': { backgroundColor: sunken } } });

export const cell = component({
  blockSize: vars.size.header,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderBlockStart: line,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  ...ownColumn,
  selectors: {
    '&[data-figure]': {
      whiteSpace: 'nowrap',
      textAlign: 'end',
      fontFamily: figures.fontFamily,
      fontVariantNumeric: figures.fontVariantNumeric,
    },
    '&[data-prize]': { fontWeight: vars.font.weight.strong },
    '[data-own] > &': { fontWeight: vars.font.weight.strong },
    '&:first-child': { paddingInlineStart: space.lg },
    '&:last-child': { paddingInlineEnd: space.lg },
    // The player's own row is marked in the accent colour.
    '[data-own] > &:first-child': { boxShadow: `inset ${space.xs} 0 0 ${accent.bg}` },
    '[data-own] > &:first-child:dir(rtl)': { boxShadow: `inset calc(${space.xs} * -1) 0 0 ${accent.bg}` },
  },
});

export const place = component({
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  whiteSpace: 'nowrap',
  selectors: { '[data-top] &': { fontWeight: vars.font.weight.price } },
});

export const move = component({
  ...textRules.note,
  display: 'inline-flex',
  alignItems: 'center',
  selectors: {
    '&[data-direction="up"]': { color: odds.up },
    '&[data-direction="down"]': { color: odds.down },
  },
});

export const player = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  minInlineSize: 0,
});

export const name = component({ ...clamp(2), minInlineSize: 0 });

export const pointsBelow = component({
  ...textRules.label,
  display: 'none',
  overflowWrap: 'anywhere',
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
});

export const you = component({
  ...textRules.note,
  flexShrink: 0,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: vars.radius.full,
  backgroundColor: accent.bg,
  color: accent.fg,
  fontWeight: vars.font.weight.strong,
});

/** Own row when it belongs to another page of the table: sticks to the bottom. */
export const pinned = component({
  position: 'sticky',
  insetBlockEnd: 0,
  backgroundColor: surface,
  boxShadow: vars.shadow.md,
});

export const pages = component({ padding: space.md, borderBlockStart: line });
