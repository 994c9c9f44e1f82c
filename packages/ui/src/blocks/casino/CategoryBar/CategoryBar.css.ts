import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { belowDeskHeader } from '../../../theme/frame.ts';
import { frameTop, statusBar } from '../../../theme/frameTop.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { from, short, stack, unstuck } from '../../../theme/measures.ts';

const { space } = vars;
const edge = fallbackVar(gutter, '0px');

export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  paddingBlock: space.xs,
  backgroundColor: vars.color.canvas,
  // The background covers content that scrolls underneath, up to the page's edges.
  paddingInline: edge,
  marginInline: `calc(${edge} * -1)`,
  selectors: {
    '&[data-sticky]': {
      position: 'sticky',
      zIndex: stack.bar,
      insetBlockStart: `calc(${frameTop} + ${vars.size.header} + ${vars.size.tabs} + ${statusBar})`,
    },
  },
  '@media': {
    [from.desk]: { selectors: { '&[data-sticky]': { insetBlockStart: belowDeskHeader } } },
    [short.any]: { selectors: { '&[data-sticky]': unstuck } },
  },
});

export const row = component({ flex: 1, minInlineSize: 0 });

export const ghosts = component({
  display: 'flex',
  gap: space.sm,
  overflow: 'hidden',
});

export const ghost = component({ flexShrink: 0, inlineSize: `calc(${vars.size.chip} * 2.6)` });
