import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { beamLayers, clear, floodLight, ringLayers, share } from '../../../theme/flood.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { forced, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { color, space } = vars;
const { flood } = color;

export const root = component({
  vars: { [focusColour]: flood.fg },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space.lg,
  padding: space.lg,
  overflow: 'hidden',
  // Visible in forced colours, where the ground isn't.
  border: `${hairline} solid ${clear}`,
  borderRadius: vars.radius.card,
  background: `linear-gradient(${flood.edge}, ${flood.bg})`,
  color: flood.fg,
});

export const light = component({
  ...floodLight,
  backgroundImage: [...beamLayers, ...ringLayers].join(),
});

export const head = component({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.md,
});

export const words = component({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const title = component({
  ...textRules.label,
  color: flood.muted,
  fontWeight: vars.font.weight.medium,
});

export const state = component({ ...textRules.section, overflowWrap: 'anywhere' });

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const detail = component({ ...textRules.body, flex: '1 1 14em', minInlineSize: 0 });

export const bars = component({ display: 'flex', flexShrink: 0, gap: '5px', paddingInline: space.sm });

export const bar = component({
  inlineSize: '11px',
  blockSize: '34px',
  borderRadius: '3px',
  transform: 'skewX(-14deg)',
  border: `${hairline} solid ${share(flood.fg, 45)}`,
  background: share(flood.fg, 20),
  selectors: { '&[data-reached]': { borderColor: 'currentcolor', background: 'currentcolor' } },
  '@media': {
    // Backgrounds are removed there, and with them the difference.
    [forced]: {
      selectors: { '&[data-reached]': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});
