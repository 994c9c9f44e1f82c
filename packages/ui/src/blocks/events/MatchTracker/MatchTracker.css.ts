import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { clear, share } from '../../../theme/flood.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { color, space } = vars;
const { flood } = color;

export const root = component({
  vars: {
    [focusColour]: flood.fg,
    [color.live.fg]: flood.live,
    [color.live.halo]: share(flood.live, 30),
    [color.header.live]: flood.live,
  },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space.md,
  padding: `${space.sm} ${space.md} ${space.md}`,
  overflow: 'hidden',
  // Visible in forced colours, where the ground isn't.
  border: `${hairline} solid ${clear}`,
  borderRadius: vars.radius.card,
  background: `linear-gradient(${flood.edge}, ${flood.bg})`,
  color: flood.fg,
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.touch,
});

export const title = component({ ...textRules.name, ...clamp(2), flex: 1, minInlineSize: 0 });

export const note = component({ ...textRules.label, color: flood.muted });

export const pitch = component({ position: 'relative' });

/** Space of a pitch that is loading. */
export const ghost = component({
  aspectRatio: '218 / 100',
  borderRadius: vars.radius.control,
  border: `${hairline} solid ${share(flood.fg, 34)}`,
});

export const state = component({
  position: 'absolute',
  display: 'grid',
  maxInlineSize: '52%',
  paddingInline: space.md,
  selectors: {
    '&[data-inline="start"]': { insetInlineStart: 0 },
    '&[data-inline="end"]': { insetInlineEnd: 0, textAlign: 'end' },
    '&[data-block="start"]': { insetBlockStart: space.xxs },
    '&[data-block="end"]': { insetBlockEnd: space.xxs },
  },
});

export const team = component({ ...textRules.label, ...clamp(1), color: flood.muted });

export const words = component({
  ...textRules.section,
  ...clamp(1),
  lineHeight: vars.type.leading.body,
});

export const pause = component({
  ...textRules.section,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
});
