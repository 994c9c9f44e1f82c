import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, short } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { coupon, text } = vars.color;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
  background: coupon.bg,
  // On a page of its own the panel fills a card, whose corners it would cover.
  borderRadius: 'inherit',
  overflow: 'clip',
  '@media': { [short.any]: { blockSize: 'auto' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flexShrink: 0,
  minBlockSize: vars.size.header,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.xs,
  background: coupon.headerBg,
  color: coupon.headerFg,
});

export const title = component({ ...textRules.section, flex: 1, minInlineSize: 0 });
export const count = component({ color: text.muted });
export const actions = component({ display: 'flex', gap: cellGap });
export const types = component({
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.sm,
  // At the top of the money column of a sheet.
  '@media': {
    [short.wide]: {
      selectors: {
        '[data-fills] &': {
          gridArea: 'lead',
          paddingBlock: `${vars.space.sm} 0`,
          borderInlineStart: `${hairline} solid ${coupon.divider}`,
        },
      },
    },
  },
});

/** Legs of a sheet, which scroll alone next to the money column of a short window. */
export const sheetList = component({
  '@media': {
    [short.wide]: { gridArea: 'content', minBlockSize: 0, overflowY: 'auto', overscrollBehaviorY: 'contain' },
  },
});

/** Message above the legs. Hidden while empty, for example during lazy loading. */
export const notice = component({
  display: 'grid',
  gap: vars.space.sm,
  flexShrink: 0,
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.sm,
  selectors: { '&:empty': { display: 'none' } },
});

/** Tool above the legs, separated by a hairline. */
export const lead = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${hairline} solid ${coupon.divider}`,
});

export const list = component({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // The column or the page scrolls as a whole.
  '@media': { [short.any]: { flexShrink: 0, overflowY: 'visible' } },
});

export const foot = component({
  display: 'grid',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  background: coupon.totalBg,
  selectors: {
    // Overlaps the border of the last leg, so that the two hairlines don't double.
    '&[data-apart]': {
      position: 'relative',
      borderBlockStart: `${hairline} solid ${coupon.divider}`,
      marginBlockStart: `calc(${hairline} * -1)`,
    },
  },
});

export const skeletonLeg = component({
  display: 'grid',
  gap: vars.space.xs,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: `${hairline} solid ${coupon.divider}`,
});
