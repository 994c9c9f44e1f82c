import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { cellGap, marketCells, marketGaps, marketStepsFrom, roomyTableFrom, tableFrom } from '../measures.ts';
import { eventsContainer } from './container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;
const { narrow, roomy } = marketCells;

/** Cells of a table for each kind of market; two prices of a result have the width of three. */
const cells = (widths: Readonly<Record<keyof typeof narrow, string>>) =>
  ({
    gridAutoColumns: widths.line,
    selectors: {
      '&[data-kind="plain"]': { gridAutoColumns: widths.plain },
      '&[data-kind="named"]': { gridAutoFlow: 'column', gridAutoColumns: widths.named },
      '&[data-kind="result"]': {
        inlineSize: `calc(${widths.result} * 3 + ${marketGaps.within} * 2)`,
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  }) as const;

const shown = (step: keyof typeof marketStepsFrom) =>
  ({ selectors: { [`&[data-step="${step}"]`]: { display: 'grid' } } }) as const;

/** Markets next to each other, the same in a row and in the header above it. */
export const markets = component({
  display: 'flex',
  minInlineSize: 0,
  '@container': {
    [inTable]: { gap: marketGaps.between },
    [`${eventsContainer} ${roomyTableFrom}`]: { gap: marketGaps.roomy },
  },
});

/** Prices of a market, or the names of its columns; `data-step` hides it in narrower lists. */
export const market = component({
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: cellGap,
  minInlineSize: 0,
  selectors: {
    '&[data-step]': { display: 'none' },
    // Names need the width of a narrow list.
    '&[data-kind="named"]': { gridAutoFlow: 'row', rowGap: vars.space.xs },
    '[data-stacked] > &': { gridTemplateRows: 'auto auto', rowGap: vars.space.xs },
  },
  '@container': {
    [inTable]: {
      flex: 'none',
      columnGap: marketGaps.within,
      ...cells(narrow),
      selectors: { ...cells(narrow).selectors, '[data-stacked="narrow"] > &': { gridTemplateRows: 'none' } },
    },
    [`${eventsContainer} ${marketStepsFrom.second}`]: shown('second'),
    [`${eventsContainer} ${marketStepsFrom.third}`]: shown('third'),
    [`${eventsContainer} ${marketStepsFrom.fourth}`]: shown('fourth'),
    [`${eventsContainer} ${marketStepsFrom.fifth}`]: shown('fifth'),
    [`${eventsContainer} ${roomyTableFrom}`]: cells(roomy),
  },
});
