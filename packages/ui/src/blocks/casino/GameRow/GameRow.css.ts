import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { from, hairline } from '../../../theme/measures.ts';
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

const tileWidth = `((100cqi - (${gameColumns} - 1) * ${gameGap}) / ${gameColumns})`;

/** Columns of the tiles of each shape. */
const shapes = {
  standard: {
    ...gapsOfGames,
    vars: { ...gapsOfGames.vars, [gameColumns]: '2' },
    '@container': standardColumns,
  },
  wide: { ...gapsOfGames, vars: { ...gapsOfGames.vars, [gameColumns]: '1.6' }, '@container': wideColumns },
} as const;

const row = {
  ...sideways,
  display: 'grid',
  gridAutoFlow: 'column',
  // The list extends to the page's edges, but its columns are those of the page.
  gridAutoColumns: `calc${tileWidth}`,
  gap: gameGap,
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  // Padding for the focus ring.
  paddingBlock: space.xs,
  paddingInline: edge,
  marginInline: `calc(${edge} * -1)`,
} as const;

export const list = component({ ...row, ...shapes.standard });

export const wideList = component({ ...row, ...shapes.wide });

/** As tall as a row of games, so that nothing moves if there turn out to be none. */
const none = {
  display: 'grid',
  alignContent: 'center',
  marginBlock: space.xs,
  borderRadius: vars.radius.tile,
  outline: `${hairline} solid ${vars.color.border.default}`,
  outlineOffset: `calc(${hairline} * -1)`,
} as const;

export const standardNone = component({
  ...none,
  ...shapes.standard,
  minBlockSize: `calc(${tileWidth} * 4 / 3)`,
});

export const wideNone = component({
  ...none,
  ...shapes.wide,
  minBlockSize: `calc(${tileWidth} * 9 / 16)`,
});

export const cell = component({ minInlineSize: 0, scrollSnapAlign: 'start' });
