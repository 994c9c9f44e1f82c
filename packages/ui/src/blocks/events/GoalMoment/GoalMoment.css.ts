import { keyframes } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { clear, share } from '../../../theme/flood.ts';
import { calm, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { goalHeight } from '../../measures.ts';
import { inWide } from '../Scoreboard/board.css.ts';

const { accent, flood } = vars.color;
const { size, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const root = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minBlockSize: `max(100%, ${goalHeight})`,
  // Below the competition and the buttons of the scoreboard, which are in front of it.
  paddingBlockStart: size.touch,
  overflow: 'hidden',
  // Visible in forced colours, where the ground isn't.
  borderBlockEnd: `${hairline} solid ${clear}`,
  background: `linear-gradient(${flood.edge}, ${flood.bg})`,
  boxShadow: vars.shadow.md,
  color: flood.fg,
  textAlign: 'center',
  animation: `${appear} ${vars.motion.oddsFlash} ease-out`,
  '@media': { [calm]: { animation: 'none' } },
  '@container': { [inWide]: { minBlockSize: '100%', borderRadius: vars.radius.card } },
});

/** Light in the colour of the side, behind crest and word. */
export const glow = component({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.3,
  backgroundImage: `radial-gradient(46% 52% at 50% 34%, currentColor, ${clear})`,
  '@container': {
    [inWide]: { backgroundImage: `radial-gradient(40% 90% at 20% 55%, currentColor, ${clear})` },
  },
});

export const close = component({ position: 'absolute', inset: 0 });

export const middle = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.md,
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
  // The whole area closes the moment.
  pointerEvents: 'none',
  '@container': {
    [inWide]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space.xl,
      paddingInline: space.xl,
      textAlign: 'start',
    },
  },
});

export const crest = component({ display: 'grid' });

export const words = component({ display: 'grid', minInlineSize: 0 });

export const word = component({
  ...textRules.display,
  fontSize: `calc(${vars.type.size.display} * 1.1818)`,
  fontStretch: vars.font.wordmarkStretch,
  overflowWrap: 'anywhere',
});

export const detail = component({
  ...textRules.name,
  minBlockSize: '1lh',
  fontWeight: vars.font.weight.regular,
  color: flood.muted,
});

export const scorer = component({ color: flood.fg, fontWeight: vars.font.weight.strong });

export const score = component({
  ...textRules.name,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
});

export const team = component({
  ...clamp(2),
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&[data-side="away"]': { textAlign: 'start' } },
});

export const figures = component({
  ...textRules.display,
  fontSize: `calc(${vars.type.size.display} * 0.9)`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const dash = component({
  inlineSize: '0.35em',
  blockSize: '0.09em',
  background: 'currentColor',
  opacity: 0.5,
});

/** In the accent's colour, because it is the player's own. */
export const bet = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  margin: `0 ${space.md} ${space.md}`,
  padding: `${space.sm} ${space.lg}`,
  borderRadius: vars.radius.card,
  background: accent.bg,
  color: accent.fg,
  textAlign: 'start',
  pointerEvents: 'none',
  border: `${hairline} solid ${share(accent.fg, 0)}`,
});

export const selection = component({ flex: 1, display: 'grid', minInlineSize: 0 });
export const title = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.strong });
export const terms = component({ ...textRules.label, fontVariantNumeric: 'tabular-nums' });
export const state = component({ ...textRules.name });
