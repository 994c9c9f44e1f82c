import { oneLine } from '../../theme/clamp.ts';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter, inset } from '../../theme/gutter.css.ts';
import { columns as widths, from, hairline, pointer, ring, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { action, border, canvas, header: dark, surface, text } = vars.color;
const { space } = vars;
/** Windows in which the header has no space for labels. */
const narrow = '(max-width: 639.98px)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  backgroundColor: canvas,
  '@media': { [from.desk]: { gridTemplateColumns: `${widths.console} minmax(0, 1fr)` } },
});

export const rail = component({
  display: 'none',
  backgroundColor: dark.bg,
  '@media': {
    [from.desk]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});

export const drawer = component({ minBlockSize: '100%', backgroundColor: dark.bg });

export const menu = component({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  padding: space.sm,
  color: dark.fg,
});

export const home = component({
  ...textRules.section,
  ...oneLine,
  paddingInline: space.sm,
  paddingBlock: space.sm,
  outlineColor: dark.fg,
  selectors: { '&:focus-visible': { outlineColor: dark.fg } },
});

export const title = component({
  ...textRules.note,
  color: dark.muted,
  fontWeight: vars.font.weight.strong,
  paddingInline: space.sm,
  paddingBlockEnd: space.xs,
});

export const entries = component({ display: 'grid', gap: space.xxs });

export const entry = component({
  ...textRules.body,
  ...colourFade,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  color: dark.muted,
  selectors: {
    '&[aria-current="page"]': {
      backgroundColor: dark.control,
      color: dark.fg,
      fontWeight: vars.font.weight.strong,
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space.sm} * -1)`,
      insetBlock: space.sm,
      inlineSize: `calc(${ring} + ${hairline})`,
      backgroundColor: dark.line,
    },
    '&:focus-visible': { outlineColor: dark.fg },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover': { backgroundColor: dark.control, color: dark.fg } } },
    // A mouse needs less height: all sections fit a window of 768 pixels.
    [`${from.desk} and ${pointer}`]: { minBlockSize: `calc(${space.xl} + ${space.sm})` },
  },
});

export const label = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' });

export const column = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const header = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.header,
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: vars.size.header,
  paddingInline: space.md,
  backgroundColor: surface,
  borderBlockEnd: `${hairline} solid ${border.default}`,
  '@media': { [from.desk]: { paddingInline: space.lg } },
});

export const opener = component({ display: 'grid', '@media': { [from.desk]: { display: 'none' } } });

export const place = component({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minInlineSize: 'max-content',
});

export const search = component({
  flex: `0 1 ${widths.aside}`,
  minInlineSize: vars.size.touch,
  '@media': { [narrow]: { flex: '0 0 auto' } },
});

export const account = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  maxInlineSize: '50%',
  whiteSpace: 'nowrap',
});

export const content = component({
  vars: { [gutter]: space.md, [inset]: '0px' },
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${widths.page} - ${widths.console})`,
  minInlineSize: 0,
  padding: space.md,
  outline: 'none',
  '@media': { [from.desk]: { vars: { [gutter]: space.lg }, padding: space.lg } },
});

export const searchButton = component({
  ...textRules.body,
  ...colourFade,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: space.md,
  backgroundColor: canvas,
  color: text.muted,
  border: `${hairline} solid ${border.field}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': {
    [pointer]: {
      minBlockSize: `calc(${space.xl} + ${space.md})`,
      selectors: { '&:hover': { backgroundColor: action.neutral.hover } },
    },
  },
});

/** Label of the search; in narrow windows for screen readers only. */
export const searchLabel = component({
  flex: 1,
  minInlineSize: 0,
  textAlign: 'start',
  '@media': {
    [narrow]: { position: 'absolute', inlineSize: hairline, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const key = component({
  ...textRules.note,
  '@media': { [narrow]: { display: 'none' } },
  paddingInline: space.xs,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
});

export const columnsRoot = component({ containerType: 'inline-size', containerName: 'console' });

/** Widths of a page from which it has two and three columns. */
const twoColumns = 'console (min-width: 840px)';
const threeColumns = 'console (min-width: 1080px)';

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  '@container': {
    [twoColumns]: {
      gridTemplateColumns: `minmax(0, 1fr) ${widths.aside}`,
      gridTemplateAreas: '"main aside"',
      selectors: {
        '&[data-three]': {
          gridTemplateRows: 'auto minmax(0, 1fr)',
          gridTemplateAreas: '"main start" "main aside"',
        },
      },
    },
    [threeColumns]: {
      selectors: {
        '&[data-three]': {
          gridTemplateColumns: `${widths.aside} minmax(0, 1fr) ${widths.aside}`,
          gridTemplateRows: 'auto',
          gridTemplateAreas: '"start main aside"',
        },
      },
    },
  },
});

/** Places a column once there are several. */
const placed = (area: string) => component({ '@container': { [twoColumns]: { gridArea: area } } });

export const start = placed('start');
export const main = placed('main');
export const aside = placed('aside');

export const part = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
});
