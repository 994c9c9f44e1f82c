import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { deskHeader } from '../../../theme/frame.ts';
import { columns, from, hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { cellGap, tabIcon } from '../../measures.ts';
import { sideways } from '../../rules.ts';

const { header } = vars.color;
const desk = from.desk;

export const root = component({
  display: 'grid',
  // The sign-in and registration labels aren't truncated; the logo shrinks to this width instead.
  gridTemplateColumns: `minmax(calc(${vars.size.touch} * 1.5), 1fr) auto`,
  gridTemplateAreas: '"logo end" "tabs tabs"',
  columnGap: vars.space.sm,
  alignItems: 'center',
  background: header.bg,
  boxShadow: `inset 0 calc(${hairline} * -1) 0 ${header.border}`,
  color: header.fg,
  vars: { [focusColour]: header.fg, [focusOffset]: `calc(${ring} * -1)` },
  '@media': {
    [desk]: {
      gridTemplateColumns: `fit-content(${columns.side}) minmax(0, 1fr) auto`,
      gridTemplateAreas: '"logo tabs end"',
      minBlockSize: deskHeader,
      columnGap: vars.space.xl,
      // On the widest windows the ends of the header are aligned with those of the page.
      paddingInline: `max(0px, (100% - ${columns.page}) / 2)`,
    },
  },
});

export const logo = component({
  gridArea: 'logo',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.header,
  minInlineSize: 0,
  paddingInlineStart: vars.space.md,
  '@media': { [desk]: { paddingInlineStart: vars.space.lg } },
});

export const mark = component({ ...oneLine, minInlineSize: 0 });

export const end = component({
  gridArea: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingInlineEnd: vars.space.md,
  whiteSpace: 'nowrap',
  '@media': { [desk]: { gap: vars.space.sm, paddingInlineEnd: vars.space.lg } },
});

export const roomy = component({ display: 'none', '@media': { [desk]: { display: 'contents' } } });

export const clock = component({
  ...textRules.label,
  color: header.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  paddingInlineEnd: vars.space.sm,
});

export const tabs = component({
  ...sideways,
  gridArea: 'tabs',
  minBlockSize: vars.size.tabs,
  gap: cellGap,
  // The first tab's text or icon is aligned with the page's titles.
  paddingInline: vars.space.xs,
  '@media': { [desk]: { alignSelf: 'stretch', paddingInline: 0 } },
});

export const tab = component({
  ...textRules.body,
  ...colourFade,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flexShrink: 0,
  minBlockSize: vars.size.tabs,
  paddingInline: `calc(${vars.space.sm} + ${vars.space.xxs})`,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
  vars: { [vars.size.icon]: tabIcon },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: `calc(${ring} * 1.5)`,
    background: 'transparent',
  },
  selectors: {
    '&[aria-current="page"]': { color: header.fg },
    '&[aria-current="page"]::after': { background: header.line },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover': { color: header.fg } } },
    [desk]: { minBlockSize: deskHeader },
  },
});

export const count = component({
  ...textRules.label,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: figures.fontVariantNumeric,
});
