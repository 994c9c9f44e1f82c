import { component } from '../../packages/ui/src/theme/component.ts';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { from, hairline } from '../../packages/ui/src/theme/measures.ts';

const { color, space, radius } = vars;
const line = `${hairline} solid ${color.border.default}`;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  padding: space.md,
  backgroundColor: color.canvas,
  '@media': { [from.desk]: { padding: space.xl } },
});

/** Places the three modes next to each other; on phones a horizontally scrolling row, one mode at a time. */
export const modes = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(100%, 390px)',
  gap: space.md,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  paddingBlockEnd: space.sm,
  '@media': { [from.desk]: { gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** A cell has its own mode, and is the containing block of fixed elements inside it. */
export const cell = component({
  scrollSnapAlign: 'start',
  minInlineSize: 0,
  maxBlockSize: '720px',
  overflow: 'auto',
  contain: 'layout paint',
  padding: space.md,
  border: line,
  borderRadius: radius.card,
  backgroundColor: color.canvas,
  color: color.text.default,
  fontFamily: vars.font.body,
});

export const block = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
