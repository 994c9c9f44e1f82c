import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { compactFrom, detailedTableFrom, tableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';
import { flash } from '../PriceCell/PriceCell.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;

/** Columns of figures aligned with the lines of the names. */
export const root = component({
  gridRow: 'home / away',
  gridColumn: 'score',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridAutoFlow: 'column',
  justifyContent: 'end',
  columnGap: vars.space.sm,
  '@container': { [inTable]: { paddingInline: vars.space.sm } },
});

const column = { gridRow: '1 / -1', display: 'grid', gridTemplateRows: 'subgrid' } as const;

export const part = component({
  ...column,
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-now]': { color: vars.color.text.default, fontWeight: vars.font.weight.strong },
  },
  '@container': {
    // Names have priority: where prices are next to them, partial scores are shown in wide tables only.
    [`${eventsContainer} ${compactFrom}`]: { selectors: { '[data-form="compact"] &': { display: 'none' } } },
    [inTable]: { display: 'none', selectors: { '[data-form="compact"] &': { display: 'none' } } },
    [`${eventsContainer} ${detailedTableFrom}`]: {
      display: 'grid',
      selectors: { '[data-form="compact"] &': { display: 'grid' } },
    },
  },
});

export const score = component({
  ...column,
  ...textRules.score,
  minInlineSize: vars.space.lg,
  '@container': {
    [inTable]: { fontSize: vars.type.size.name, lineHeight: vars.type.leading.body, minInlineSize: 0 },
  },
});

export const figure = component({
  alignSelf: 'center',
  justifySelf: 'end',
  position: 'relative',
  selectors: {
    '&[data-outcome="lost"]': { color: vars.color.text.muted },
    '&[data-scored]': { color: vars.color.live.fg },
    // The flash of a moved price.
    '&[data-scored]::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(${vars.space.xs} * -1)`,
      insetBlock: 0,
      borderRadius: vars.radius.odds,
      background: 'currentColor',
      opacity: 0,
      animation: `${flash} ${vars.motion.oddsFlash} ease-out`,
    },
  },
});
