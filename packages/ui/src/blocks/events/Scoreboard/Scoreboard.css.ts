import { clamp } from '../../../theme/clamp.ts';
import { skeletonGround } from '../../../primitives/Skeleton/skeletonGround.css.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { columns, from, stack } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { board, inWide } from './board.css.ts';

const { flood, header } = vars.color;

export const root = component({
  containerType: 'inline-size',
  containerName: board,
  background: header.bg,
  color: header.fg,
  paddingBlockEnd: vars.space.md,
  vars: { [focusColour]: header.fg, [skeletonGround]: header.control },
  selectors: {
    '&[data-card]': { borderRadius: vars.radius.card },
    // Over what follows it, for a moment.
    '&:has(> [data-goal])': {
      position: 'relative',
      zIndex: stack.bar + 1,
      vars: {
        [focusColour]: flood.fg,
        [header.fg]: flood.fg,
        [header.muted]: flood.muted,
        [header.control]: flood.control,
      },
    },
  },
  // A card on wide pages, the page header on phones.
  '@media': { [from.desk]: { borderRadius: vars.radius.card } },
});

export const top = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  selectors: { ':has(> [data-goal]) > &': { position: 'relative', zIndex: 1 } },
});

export const title = component({
  ...textRules.label,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});

export const titleText = component({ ...clamp(2) });

export const back = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
});

export const actions = component({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' });

export const match = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(46%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.lg})`,
  '@container': { [inWide]: { gap: vars.space.xl } },
  maxInlineSize: `calc(${columns.reading} * 1.5)`,
  marginInline: 'auto',
  paddingInline: vars.space.md,
});

export const contest = component({ ...textRules.section, ...clamp(2), textAlign: 'center' });

export const middle = component({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const score = component({
  ...textRules.display,
  fontSize: `calc(${vars.type.size.display} * 0.8182)`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  selectors: { '&[data-form="long"]': textRules.title },
});

export const start = component(textRules.title);
export const day = component({
  ...textRules.label,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});

export const note = component({ ...textRules.note, color: header.muted, textAlign: 'center' });

export const dash = component({
  inlineSize: '0.35em',
  blockSize: '0.09em',
  background: 'currentColor',
});

/** The target of its button reaches into the padding around it. */
export const momentum = component({
  marginBlock: `calc(${vars.space.xs} * -1) calc(${vars.space.sm} * -1)`,
  paddingInline: vars.space.lg,
  '@container': { [inWide]: { marginBlock: 0 } },
});
