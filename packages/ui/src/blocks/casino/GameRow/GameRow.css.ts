import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { from } from '../../../theme/measures.ts';
import { sideways } from '../../rules.ts';
import {
  gameColumns,
  gameGap,
  gamesContainer,
  gapsOfGames,
  standardColumns,
  wideColumns,
} from '../container.css.ts';

const { space } = vars;
const edge = fallbackVar(gutter, space.xs);

export const root = component({
  containerName: gamesContainer,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});

export const end = component({ display: 'flex', alignItems: 'center', gap: space.sm });

/** Buttons that scroll the row, for pointers that can't swipe. */
export const steps = component({
  display: 'none',
  gap: space.xs,
  // Keeps their space: the title's height is the same for all rows.
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
  '@media': { [from.desk]: { display: 'flex' } },
});

const row = {
  ...sideways,
  ...gapsOfGames,
  display: 'grid',
  gridAutoFlow: 'column',
  // The list extends to the page's edges, but its columns are those of the page.
  gridAutoColumns: `calc((100cqi - (${gameColumns} - 1) * ${gameGap}) / ${gameColumns})`,
  gap: gameGap,
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  // Padding for the focus ring.
  paddingBlock: space.xs,
  paddingInline: edge,
  marginInline: `calc(${edge} * -1)`,
} as const;

export const list = component({
  ...row,
  vars: { ...row.vars, [gameColumns]: '2' },
  '@container': standardColumns,
});

export const wideList = component({
  ...row,
  vars: { ...row.vars, [gameColumns]: '1.6' },
  '@container': wideColumns,
});

export const cell = component({ minInlineSize: 0, scrollSnapAlign: 'start' });
