import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';
import { headRules } from '../FigureTable/FigureFrame.css.ts';

const { border, status, text } = vars.color;
const line = `${hairline} solid ${border.default}`;
const mark = `calc(${vars.space.xs} * 0.75)`;

/** Sticky last column, which ranks the teams, while the others scroll. */
const stays = { position: 'sticky', insetInlineEnd: 0, background: vars.color.surface } as const;

export const root = component(card);

export const head = component({
  ...headRules,
  paddingInline: vars.space.sm,
  blockSize: vars.size.row,
  textAlign: 'center',
  selectors: { '&:last-child': { ...stays, paddingInlineEnd: vars.space.lg } },
});

export const teamHead = component({ ...headRules, textAlign: 'start' });

export const row = component({
  borderBlockStart: line,
  selectors: { '&[data-marked]': { background: vars.color.raised } },
});

/** A line at the edge marks the zone; the legend gives its name. */
const zones = {
  '&[data-zone="up"]::before': { background: status.success.fg },
  '&[data-zone="next"]::before': { background: status.info.fg },
  '&[data-zone="danger"]::before': { background: status.danger.fg },
} as const;

export const place = component({
  ...figures,
  position: 'relative',
  inlineSize: vars.size.row,
  blockSize: vars.size.row,
  paddingInline: vars.space.sm,
  textAlign: 'center',
  color: text.muted,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: vars.space.xs,
    inlineSize: mark,
    borderStartEndRadius: vars.radius.full,
    borderEndEndRadius: vars.radius.full,
  },
  selectors: zones,
});

export const teamCell = component({
  textAlign: 'start',
  fontWeight: vars.font.weight.medium,
  selectors: { '[data-marked] > &': { fontWeight: vars.font.weight.strong } },
});

export const team = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  maxInlineSize: `calc(${vars.size.touch} * 5)`,
});

export const name = component({
  ...oneLine,
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  '@media': {
    [pointer]: {
      selectors: { 'a&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const figure = component({
  ...figures,
  paddingInline: vars.space.sm,
  textAlign: 'center',
  color: text.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-marked] > &:last-child': { background: vars.color.raised },
    '&:last-child': {
      ...stays,
      color: text.default,
      fontWeight: vars.font.weight.price,
      paddingInlineEnd: vars.space.lg,
    },
  },
});

export const legend = component({
  ...textRules.note,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBlockStart: line,
  color: text.muted,
});

export const zone = component({
  position: 'relative',
  paddingInlineStart: vars.space.md,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: vars.space.xxs,
    inlineSize: mark,
    borderRadius: vars.radius.full,
  },
  selectors: zones,
});
