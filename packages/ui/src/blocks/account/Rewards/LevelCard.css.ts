import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { beamLayers, floodLight, share } from '../../../theme/flood.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { accent, flood } = vars.color;
const { space } = vars;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  padding: space.lg,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: `linear-gradient(${flood.edge}, ${flood.bg})`,
  color: flood.fg,
});
export const light = component({ ...floodLight, backgroundImage: beamLayers.join(', ') });
export const head = component({ display: 'flex', justifyContent: 'space-between', gap: space.lg });
export const words = component({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const position = component({ ...textRules.body, color: flood.muted });
export const name = component({ ...textRules.title, overflowWrap: 'anywhere' });
export const points = component({ marginBlockStart: space.sm });
export const figure = component({ ...textRules.score, ...figures, overflowWrap: 'anywhere' });
export const unit = component({ ...textRules.body, color: flood.muted });

export const mast = component({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  flexShrink: 0,
});
export const board = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: space.sm,
  padding: space.sm,
  border: `${hairline} solid ${flood.muted}`,
  background: share(flood.bg, 80),
});
export const lamp = component({
  inlineSize: space.lg,
  blockSize: space.lg,
  borderRadius: vars.radius.full,
  border: `${hairline} solid ${share(flood.muted, 60)}`,
  selectors: {
    '&[data-lit]': { borderColor: 'transparent', boxShadow: `0 0 0 ${space.xxs} ${share(flood.fg, 25)}` },
    '&[data-lit="reached"]': { background: flood.fg },
    '&[data-lit="own"]': {
      background: accent.bg,
      boxShadow: `0 0 0 ${space.xxs} ${share(accent.bg, 30)}`,
    },
  },
});
export const pole = component({
  inlineSize: space.xl,
  blockSize: space.xl,
  borderInline: `${hairline} solid ${share(flood.muted, 70)}`,
});

export const progress = component({ display: 'grid', gap: space.sm });
export const track = component({
  blockSize: space.sm,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: share(flood.fg, 20),
});
export const bar = component({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: flood.fg,
});
export const ends = component({
  ...textRules.label,
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  color: flood.muted,
  fontFamily: 'inherit',
});
