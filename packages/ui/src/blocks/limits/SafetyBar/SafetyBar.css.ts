import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { safetyBarHeights } from '../../../theme/frame.ts';
import { columns, from, ring, stack } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { lineOn } from '../../rules.ts';

const { header } = vars.color;

/** Resets everything that browsers apply to popovers, which are shown over full-screen elements. */
export const root = component({
  position: 'fixed',
  insetBlock: '0 auto',
  insetInline: 0,
  zIndex: stack.safety,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  paddingBlockStart: 'env(safe-area-inset-top)',
  border: 0,
  overflow: 'visible',
  background: header.bg,
  color: header.fg,
  // Dialogs disable pointer events on the rest of the page.
  pointerEvents: 'auto',
  vars: { [focusColour]: header.fg, [focusOffset]: `calc(${ring} * -1)` },
  '@media': { print: { display: 'none' } },
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  boxSizing: 'border-box',
  maxInlineSize: columns.page,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  borderBlockEnd: lineOn(header.fg),
  selectors: {
    '[data-kind="clock"] > &': { minBlockSize: safetyBarHeights.clock },
    '[data-kind="clock-and-panic"] > &': { minBlockSize: safetyBarHeights['clock-and-panic'] },
  },
  '@media': { [from.desk]: { paddingInline: vars.space.lg } },
});

export const clock = component({ flexShrink: 0 });

/** A long label wraps rather than pushing the clock out of view. */
export const action = component({ minInlineSize: 0, lineHeight: 1 });

export const state = component({
  ...textRules.label,
  minInlineSize: 0,
  color: header.muted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
