import { createContainer } from '@vanilla-extract/css';
import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { statusBar } from '../../../theme/frameTop.css.ts';
import { from, ring, short } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { lineOn } from '../../rules.ts';

const { header, tile } = vars.color;
const { space } = vars;

export const frameContainer = createContainer('game');
/** Minimum width for head and figures in one line: a desktop, or a phone held sideways. */
export const wideFrame = `${frameContainer} (min-width: 640px)`;

export const root = component({
  containerName: frameContainer,
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: header.bg,
  color: header.fg,
  vars: { [focusColour]: header.fg, [focusOffset]: `calc(${ring} * -1)` },
  '@media': {
    [from.desk]: {
      selectors: {
        '&:not([data-full-screen])': { borderRadius: vars.radius.card, boxShadow: vars.shadow.md },
      },
    },
  },
});

export const frame = component({
  display: 'grid',
  blockSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"bar tools" "strip strip" "stage stage" "wallet wallet"',
  paddingBlockStart: statusBar,
  '@container': {
    [wideFrame]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"bar strip tools" "stage stage stage" "wallet wallet wallet"',
      '@media': {
        // A phone held sideways: one bar, the balance in it.
        [short.wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
          gridTemplateRows: 'auto minmax(0, 1fr)',
          gridTemplateAreas: '"bar strip wallet tools" "stage stage stage stage"',
        },
      },
    },
  },
});

export const bar = component({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.header,
  minInlineSize: 0,
  paddingInlineStart: space.xs,
  '@media': { [short.any]: { minBlockSize: vars.size.touch } },
});

export const names = component({
  display: 'grid',
  minInlineSize: 0,
  '@container': { [wideFrame]: { display: 'flex', alignItems: 'baseline', gap: space.sm } },
});

export const title = component({ ...textRules.name, ...oneLine });

export const subtitle = component({ ...textRules.label, color: header.muted });

export const tools = component({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineEnd: space.xs,
});

export const strip = component({
  gridArea: 'strip',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: space.lg,
  borderBlockStart: lineOn(header.fg),
  '@container': { [wideFrame]: { borderBlockStart: 'none', paddingInline: space.md } },
});

export const details = component({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  minInlineSize: 0,
  '@container': { [wideFrame]: { flexWrap: 'nowrap', columnGap: space.lg } },
});

export const entry = component({
  display: 'grid',
  whiteSpace: 'nowrap',
  '@container': { [wideFrame]: { display: 'flex', alignItems: 'baseline', gap: space.xs } },
});

export const label = component({ ...textRules.label, color: header.muted });

export const value = component({ ...textRules.label, ...figures, fontWeight: vars.font.weight.strong });

/** On desktops the break is among the actions of the balance. */
export const pause = component({
  flexShrink: 0,
  '@media': { [from.desk]: { '@container': { [wideFrame]: { display: 'none' } } } },
});

export const stage = component({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: tile.bg,
  color: tile.fg,
});

export const wallet = component({ gridArea: 'wallet', minInlineSize: 0 });
