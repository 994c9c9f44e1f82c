import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, chip, text } = vars.color;

export const meter = component({ display: 'grid', gap: vars.space.sm });

export const summary = component({ ...textRules.label, ...figures, color: text.muted });

export const levels = component({ borderBlockStart: `${hairline} solid ${border.default}` });

export const level = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.xs,
  color: text.muted,
  borderBlockEnd: `${hairline} solid ${border.default}`,
  selectors: {
    '&[data-reached]': { color: text.default },
    '&[aria-current]': { fontWeight: vars.font.weight.strong },
  },
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.full,
  border: `${hairline} solid ${border.field}`,
  selectors: {
    '[data-reached] > &': {
      color: chip.selectedFg,
      backgroundColor: chip.selectedBg,
      borderColor: chip.selectedBg,
    },
  },
});

export const label = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = component({ ...textRules.label, ...figures, color: text.muted });
