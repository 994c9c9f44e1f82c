import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { compactFrom, crestlessBelow, tableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

const inCompact = `${eventsContainer} ${compactFrom}`;
const inTable = `${eventsContainer} ${tableFrom}`;
const compact = '[data-form="compact"] &';
/** Leading of names that may have two lines: a second one makes a row 14 px higher. */
const tight = '1.2143';
const dense = {
  lineHeight: vars.type.leading.body,
  fontSize: vars.type.size.body,
} as const;

export const root = component({
  gridRow: 'home / away',
  gridColumn: 'home',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  '@media': {
    [pointer]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const team = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  paddingBlock: `calc(${vars.space.xxs} / 2)`,
  selectors: { '&[data-outcome="lost"]': { color: vars.color.text.muted } },
  '@container': {
    [inCompact]: {
      selectors: {
        [compact]: {
          minBlockSize: `calc(${vars.type.size.body} * ${vars.type.leading.body} + ${vars.space.xxs})`,
        },
      },
    },
    [inTable]: { paddingBlock: 0, selectors: { [compact]: { minBlockSize: 0 } } },
  },
});

export const name = component({
  ...textRules.name,
  ...clamp(2),
  minInlineSize: 0,
  '@container': {
    [inCompact]: { selectors: { [compact]: { ...dense, lineHeight: tight } } },
    [inTable]: { ...dense, selectors: { [compact]: dense } },
  },
});

/** Decoration that the narrowest rows leave out. */
export const crest = component({
  display: 'contents',
  '@container': {
    [`${eventsContainer} ${crestlessBelow}`]: {
      selectors: { '[data-form="compact"] &': { display: 'none' } },
    },
  },
});

/** Cards keep their real colours in every theme. */
export const mark = component({
  ...textRules.note,
  ...figures,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: vars.space.md,
  minBlockSize: vars.space.lg,
  paddingInline: vars.space.xxs,
  borderRadius: `calc(${vars.space.xxs} * 1)`,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&[data-kind="red-card"]': {
      background: vars.color.status.danger.fg,
      color: vars.color.status.danger.bg,
    },
    '&[data-kind="yellow-card"]': {
      background: vars.color.status.warning.fg,
      color: vars.color.status.warning.bg,
    },
    '&[data-kind="serve"]': {
      minInlineSize: vars.space.sm,
      minBlockSize: vars.space.sm,
      padding: 0,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-kind="more"]': { background: vars.color.sunken, paddingInline: vars.space.xs },
  },
});
