import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { figures, textRules } from '../../theme/text.ts';

const { boost, border, outcome, status, text } = vars.color;
const ink = createVar();

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  rowGap: vars.space.sm,
  // Space for the readout above the highest line.
  paddingBlockStart: `calc(${vars.space.xl} + ${vars.space.xs})`,
  vars: { [ink]: text.default },
  selectors: { '&[data-tone="boost"]': { vars: { [ink]: boost.fg } } },
});

export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // The time axis follows the text direction.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const grid = component({ ...stroke, stroke: border.default });

export const base = component({ stroke: border.strong });

export const series = component({
  selectors: {
    '&[data-half="above"]': { vars: { [ink]: outcome.won.fg } },
    '&[data-half="below"]': { vars: { [ink]: status.danger.fg } },
  },
});

export const line = component({ ...stroke, stroke: ink, strokeWidth: 2, strokeLinejoin: 'round' });

export const area = component({ fill: ink, opacity: 0.08 });

export const gap = component({ fill: border.default, opacity: 0.6 });

export const moments = component({
  ...textRules.note,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  color: text.muted,
  fontVariantNumeric: figures.fontVariantNumeric,
});
