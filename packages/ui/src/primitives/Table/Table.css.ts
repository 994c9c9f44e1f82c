import { component, componentVariants, type Rule } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { touchArea } from '../../theme/touch.ts';

const { border, raised, surface, text } = vars.color;

/** Container width below which a table with `narrow="cards"` is shown as cards. */
const narrowBelow = 'table (max-width: 560px)';

/** Applies a rule in narrow containers. Only tables with `narrow="cards"` have such a container. */
const asCards = (rule: Rule): Rule => ({ '@container': { [narrowBelow]: rule } });

export const scroll = component({
  overflowX: 'auto',
  minInlineSize: 0,
  outlineOffset: `calc(${vars.space.xxs} * -1)`,
  // Fits inside the hairline of the surrounding card.
  borderRadius: `calc(${vars.radius.card} - ${hairline})`,
});

export const container = component({ containerType: 'inline-size', containerName: 'table' });

export const root = component({ ...textRules.body, inlineSize: '100%', ...asCards({ display: 'block' }) });

export const group = component(asCards({ display: 'block' }));

/** As cards, only sortable columns have a header: a row of buttons above the cards. */
export const headRow = component(
  asCards({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    paddingInline: vars.space.lg,
    backgroundColor: raised,
  }),
);

export const head = component({
  ...textRules.label,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  backgroundColor: raised,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
  ...asCards({
    paddingInline: 0,
    selectors: {
      '&:not([aria-sort])': {
        position: 'absolute',
        inlineSize: hairline,
        blockSize: hairline,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
});

export const sort = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  marginBlock: `calc(${vars.space.sm} * -1)`,
  fontWeight: 'inherit',
  // Inset, because the scroll container clips anything outside it.
  outlineOffset: `calc(${ring} * -1)`,
  selectors: { '&::after': touchArea, '[aria-sort$="ending"] > &': { color: text.default } },
});

export const row = component(
  asCards({
    display: 'block',
    paddingBlock: vars.space.sm,
    selectors: {
      '& + &': { borderBlockStart: `${hairline} solid ${border.default}` },
      'tfoot > &': { borderBlockStart: `${hairline} solid ${border.strong}` },
    },
  }),
);

export const cell = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  fontWeight: vars.font.weight.regular,
  borderBlockStart: `${hairline} solid ${border.default}`,
  ...asCards({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.lg,
    paddingBlock: vars.space.xs,
    border: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    selectors: {
      '&:empty': { display: 'none' },
      '&[data-column]::before': {
        ...textRules.label,
        content: 'attr(data-column)',
        color: text.muted,
        textAlign: 'start',
        fontWeight: vars.font.weight.regular,
        whiteSpace: 'normal',
      },
    },
  }),
});

export const first = component(asCards({ fontWeight: vars.font.weight.strong, textAlign: 'start' }));

/** The hairline is a shadow, because the border of a table cell would stay behind while scrolling. */
const stays: Rule = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  boxShadow: `inset calc(${hairline} * -1) 0 0 ${border.default}`,
  selectors: { '&:dir(rtl)': { boxShadow: `inset ${hairline} 0 0 ${border.default}` } },
  ...asCards({ position: 'static', boxShadow: 'none' }),
};

export const sticky = component({ ...stays, backgroundColor: surface });
export const stickyHead = component(stays);

/** A variant rather than a component style, so that it overrides the cell styles. */
export const { sum } = componentVariants({
  sum: {
    fontWeight: vars.font.weight.strong,
    borderBlockStart: `${hairline} solid ${border.strong}`,
  },
});

export const empty = component({
  borderBlockStart: `${hairline} solid ${border.default}`,
  ...asCards({ display: 'block' }),
});

export const aligns = componentVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const numeric = component({ fontVariantNumeric: figures.fontVariantNumeric, whiteSpace: 'nowrap' });
