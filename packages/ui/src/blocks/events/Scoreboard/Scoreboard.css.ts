import { clamp, oneLine } from '../../../theme/clamp.ts';
import { skeletonGround } from '../../../primitives/Skeleton/skeletonGround.css.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { columns, from } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';
import { board, inWide } from './board.css.ts';

const { header } = vars.color;

export const root = component({
  containerType: 'inline-size',
  containerName: board,
  background: header.bg,
  color: header.fg,
  paddingBlockEnd: vars.space.lg,
  vars: { [focusColour]: header.fg, [skeletonGround]: header.control },
  selectors: { '&[data-card]': { borderRadius: vars.radius.card } },
  // A card on wide pages, the page header on phones.
  '@media': { [from.desk]: { borderRadius: vars.radius.card } },
});

export const top = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.size.header,
  paddingInline: vars.space.xs,
  '@container': { [inWide]: { minBlockSize: vars.size.touch } },
});

export const title = component({
  ...textRules.label,
  ...oneLine,
  gridColumn: 2,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});

export const back = component({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
});

export const actions = component({ gridColumn: 3, justifySelf: 'end', display: 'flex', gap: cellGap });

export const match = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(46%) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { [inWide]: { alignItems: 'center', gap: vars.space.xl } },
  maxInlineSize: `calc(${columns.reading} * 1.5)`,
  marginInline: 'auto',
  paddingInline: vars.space.md,
});

export const contest = component({ ...textRules.section, ...clamp(2), textAlign: 'center' });

export const middle = component({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const score = component({
  ...textRules.display,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  selectors: { '&[data-form="long"]': textRules.title },
  '@container': { [inWide]: { fontSize: `calc(${vars.type.size.display} * 0.75)`, lineHeight: 1.125 } },
});

export const start = component({
  ...textRules.section,
  textAlign: 'center',
  paddingBlockStart: vars.space.sm,
});
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
