import { createContainer } from '@vanilla-extract/css';
import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { header, tile } = vars.color;
const { space } = vars;

const frameContainer = createContainer('game');
/** Minimum width for both bars in one line: a phone in landscape, a desktop. */
const oneBar = `${frameContainer} (min-width: 780px)`;

export const root = component({
  containerName: frameContainer,
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: header.bg,
  color: header.fg,
  vars: { [focusColour]: header.fg, [focusOffset]: `calc(${ring} * -1)` },
});

export const frame = component({
  display: 'grid',
  blockSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"bar" "stage" "tools"',
  '@container': {
    [oneBar]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"bar tools" "stage stage"',
    },
  },
});

export const bar = component({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.header,
  minInlineSize: 0,
  paddingInlineStart: space.xs,
  paddingInlineEnd: space.md,
});

export const title = component({
  ...textRules.body,
  ...oneLine,
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
});

export const wallet = component({ flexShrink: 0 });

export const tools = component({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: vars.size.header,
  minInlineSize: 0,
  paddingInlineStart: space.lg,
  paddingInlineEnd: space.xs,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@container': { [oneBar]: { flexWrap: 'nowrap', paddingInlineStart: 0, paddingBlockEnd: 0 } },
});

export const details = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  flex: '1 1 0',
  // Wraps the controls below the figures when these need more than their share.
  minInlineSize: 'min-content',
  fontVariantNumeric: 'tabular-nums',
});

export const entry = component({ display: 'inline-flex', gap: space.xs, whiteSpace: 'nowrap' });

export const label = component({ color: header.muted });

export const mode = component({
  // The control is designed for a light background, so it gets one here.
  color: vars.color.text.default,
});

export const buttons = component({ display: 'flex', gap: cellGap, flexShrink: 0, marginInlineStart: 'auto' });

export const stage = component({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: tile.bg,
  color: tile.fg,
});
