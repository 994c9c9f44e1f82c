import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gameColumns, gameGap, gamesContainer, gapsOfGames, standardColumns } from '../container.css.ts';

export const root = component({ containerName: gamesContainer, containerType: 'inline-size' });

export const list = component({
  ...gapsOfGames,
  vars: { ...gapsOfGames.vars, [gameColumns]: '2' },
  display: 'grid',
  gridTemplateColumns: `repeat(${gameColumns}, minmax(0, 1fr))`,
  gap: gameGap,
  '@container': standardColumns,
});

/** Cell of the tile's shape, also while it is empty, so that nothing moves when its tile is rendered. */
export const cell = component({
  minInlineSize: 0,
  aspectRatio: '3 / 4',
  // A tile that is rendered or removed changes the layout of its own cell only, not that of thousands.
  contain: 'size layout style',
  borderRadius: `min(${vars.radius.tile}, ${vars.space.md})`,
  selectors: { '&:empty': { backgroundColor: vars.color.sunken } },
});
