import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { border, chip, outcome, status, surface, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  rowGap: vars.space.sm,
  paddingBlockStart: vars.space.lg,
});

export const grid = component({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `${hairline} solid ${border.default}`,
  selectors: { '&[data-zero]': { borderColor: border.strong } },
});

export const bars = component({ position: 'absolute', inset: 0, display: 'flex' });

export const slot = component({ position: 'relative', flex: 1, minInlineSize: 0 });

export const bar = component({
  position: 'absolute',
  insetInline: '18%',
  // A minimum height distinguishes a small value from none.
  minBlockSize: hairline,
  borderStartStartRadius: vars.space.xxs,
  borderStartEndRadius: vars.space.xxs,
  backgroundColor: chip.selectedBg,
  selectors: {
    '[data-tone="balance"] &': { backgroundColor: outcome.won.fg },
    '[data-tone="balance"] &[data-below]': { backgroundColor: status.danger.fg },
    '&[data-below]': {
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.space.xxs,
      borderEndEndRadius: vars.space.xxs,
    },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const mark = component({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `${hairline} dashed ${status.warning.fg}`,
});

export const markLabel = component({
  ...textRules.note,
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: vars.space.xxs,
  paddingInline: vars.space.xs,
  color: status.warning.fg,
  backgroundColor: surface,
  fontWeight: vars.font.weight.strong,
});

export const labels = component({ ...textRules.note, display: 'flex', color: text.muted });

export const label = component({ flex: 1, minInlineSize: 0, textAlign: 'center', whiteSpace: 'nowrap' });

export const legend = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.lg,
  color: text.muted,
});

const key = { content: '""', display: 'inline-block', marginInlineEnd: vars.space.xs } as const;

export const barKey = component({
  selectors: {
    '&::before': {
      ...key,
      inlineSize: vars.space.sm,
      blockSize: vars.space.sm,
      borderRadius: vars.space.xxs,
      backgroundColor: chip.selectedBg,
    },
  },
});

export const lineKey = component({
  selectors: {
    '&::before': {
      ...key,
      inlineSize: vars.space.lg,
      borderBlockEnd: `${ring} dashed ${status.warning.fg}`,
      verticalAlign: 'middle',
    },
  },
});

export const comparison = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // The bars follow the text direction.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const comparisonLine = component({
  fill: 'none',
  stroke: status.warning.fg,
  strokeWidth: 2,
  strokeDasharray: '4 3',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
