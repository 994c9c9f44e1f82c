import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';
import { hairline, short } from '../../../theme/measures.ts';

/** A sheet that fills a short window. */
const inSheet = '[data-fills] &';
const inline = { paddingInline: vars.space.lg } as const;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': {
    [short.any]: { gap: vars.space.sm },
    // The whole sheet scrolls, and its bottom is where the action sticks.
    [short.narrow]: { selectors: { [inSheet]: { display: 'contents' } } },
  },
});

/** On low screens the content above the bet button scrolls; the button stays visible. */
export const main = component({
  display: 'grid',
  gap: vars.space.md,
  maxBlockSize: `calc(100dvh - ${frameTop} - ${vars.size.header} * 2 - ${vars.size.touch} * 2.5)`,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // Padding for the focus ring inside the scrollable box.
  padding: vars.space.xs,
  margin: `calc(${vars.space.xs} * -1)`,
  '@media': {
    [short.any]: { flexShrink: 0, gap: vars.space.sm, maxBlockSize: 'none', overflowY: 'visible' },
    [short.narrow]: { selectors: { [inSheet]: { ...inline, margin: 0, paddingBlock: vars.space.md } } },
  },
});

/** Bet button with its reason; stays at the bottom of a short window. */
export const action = component({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [short.any]: {
      selectors: {
        [inSheet]: {
          position: 'sticky',
          insetBlockEnd: 0,
          flexShrink: 0,
          zIndex: 1,
          paddingBlock: vars.space.sm,
          background: vars.color.surface,
        },
      },
    },
    [short.narrow]: {
      selectors: {
        [inSheet]: { ...inline, borderBlockStart: `${hairline} solid ${vars.color.border.default}` },
      },
    },
  },
});

export const note = component({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [short.narrow]: { selectors: { [inSheet]: { ...inline, flexShrink: 0 } } } },
});
