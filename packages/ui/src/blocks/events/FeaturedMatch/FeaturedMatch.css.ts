import { createContainer, fallbackVar } from '@vanilla-extract/css';
import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { clear, share } from '../../../theme/flood.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { from, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap, featureHeights } from '../../measures.ts';

const { color, space } = vars;
const feature = createContainer('feature');
/** Width of the block, growing with the text size, below which the score leaves its space to the names. */
const small = `${feature} (max-width: 21.25rem)`;
const { flood } = color;
const edge = fallbackVar(gutter, '0px');

export const root = component({
  vars: {
    [focusColour]: flood.fg,
    [color.live.fg]: flood.live,
    [color.live.halo]: share(flood.live, 30),
    [color.header.fg]: flood.fg,
    [color.header.live]: flood.live,
  },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  rowGap: space.md,
  containerName: feature,
  containerType: 'inline-size',
  minBlockSize: featureHeights.narrow,
  padding: `${space.md} ${space.lg}`,
  overflow: 'hidden',
  // Visible in forced colours, where the ground isn't.
  border: `${hairline} solid ${clear}`,
  borderRadius: vars.radius.card,
  background: `linear-gradient(${flood.edge}, ${flood.bg})`,
  color: flood.fg,
  selectors: {
    // Continues the header to the edges of a phone's page.
    '&[data-attached]': {
      marginInline: `calc(${edge} * -1)`,
      marginBlockStart: `calc(${edge} * -1)`,
      border: 'none',
      borderRadius: 0,
    },
  },
  '@media': {
    [from.desk]: {
      minBlockSize: featureHeights.wide,
      blockSize: '100%',
      selectors: { '&[data-attached]': { margin: 0, borderRadius: vars.radius.card } },
    },
  },
});

export const head = component({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const meta = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minInlineSize: 0,
  minBlockSize: '1lh',
});

export const place = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
});

export const competition = component({ ...oneLine, minInlineSize: 0 });

/** State of play, which is never shortened before the competition. */
export const state = component({ display: 'inline-flex', flexShrink: 0, maxInlineSize: '60%' });

export const title = component({
  ...textRules.title,
  ...clamp(2),
  minBlockSize: '1lh',
  // Two lines always, where most titles need them: a changed title doesn't move the prices.
  '@container': { [small]: { minBlockSize: '2lh' } },
});

export const match = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
  borderRadius: vars.radius.control,
  // The whole block leads to the match.
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const team = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const name = component({
  ...textRules.body,
  ...clamp(2),
  minBlockSize: '2lh',
  lineHeight: vars.type.leading.title,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const middle = component({
  ...textRules.display,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  minBlockSize: vars.size.header,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Longer scores leave their space to the names.
  selectors: { '&[data-long]': { ...textRules.title } },
  '@container': { [small]: { fontSize: `calc(${vars.type.size.display} * 0.7)` } },
});

export const dash = component({ opacity: 0.5 });

/** Close to its neighbours, so that the block is as high as without it. */
export const momentum = component({ marginBlock: `calc(${space.xxs} * -1)` });

export const prices = component({
  vars: {
    [color.surface]: flood.bg,
    [color.odds.rest.bg]: flood.control,
    [color.odds.rest.fg]: flood.fg,
    [color.odds.hover.bg]: flood.bg,
    [color.odds.hover.fg]: flood.fg,
    [color.odds.suspended.bg]: flood.control,
    [color.odds.suspended.fg]: flood.muted,
    [color.odds.label]: flood.fg,
    [color.odds.up]: flood.up,
    [color.odds.down]: flood.down,
    [color.odds.upBorder]: share(flood.up, 45),
    [color.odds.downBorder]: share(flood.down, 45),
  },
  // Above the area that leads to the match.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: cellGap,
});

export const ghostName = component({ ...textRules.body, blockSize: '2lh', inlineSize: '100%' });
