import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gamesContainer } from '../container.css.ts';

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
/** Container width at which a column is added, so that tiles keep about the width they have on a phone. */
const at = (pixels: number) => `${gamesContainer} (min-width: ${pixels}px)`;

export const root = component({ containerName: gamesContainer, containerType: 'inline-size' });

export const list = component({
  display: 'grid',
  gridAutoFlow: 'dense',
  gap: vars.space.md,
  ...equal(2),
  '@container': {
    [at(480)]: equal(3),
    [at(640)]: equal(4),
    [at(820)]: equal(5),
    [at(1000)]: equal(6),
    [at(1180)]: equal(7),
    [at(1380)]: equal(8),
  },
});

export const cell = component({
  minInlineSize: 0,
  selectors: {
    '&[data-size="wide"]': { gridColumn: 'span 2' },
    '&[data-size="tall"]': { gridRow: 'span 2' },
  },
});
