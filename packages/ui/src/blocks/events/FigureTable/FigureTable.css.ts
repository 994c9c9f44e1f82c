import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { from, hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { headRules } from './FigureFrame.css.ts';

const { border, text } = vars.color;
/** More column spacing on wide pages, so that columns are easy to follow. */
const apart = { [from.desk]: { paddingInline: vars.space.md } } as const;
const line = `${hairline} solid ${border.default}`;

export const head = component({
  ...headRules,
  paddingInline: vars.space.xs,
  blockSize: vars.size.row,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: vars.space.lg } },
  '@media': apart,
});

export const nameHead = component({
  ...headRules,
  paddingInlineStart: vars.space.lg,
  textAlign: 'start',
});

export const row = component({ borderBlockStart: line });

/** Names take the width that the figures leave, but at least two and a half touch sizes. */
export const nameCell = component({
  inlineSize: '100%',
  minInlineSize: `calc(${vars.size.touch} * 2.5)`,
  paddingBlock: vars.space.sm,
  paddingInline: `${vars.space.lg} ${vars.space.xs}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.medium,
});

export const name = component({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xxs,
  '@media': {
    [pointer]: {
      selectors: { 'a&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const detail = component({
  ...textRules.note,
  display: 'block',
  color: text.muted,
  overflowWrap: 'anywhere',
});

export const figure = component({
  ...figures,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  textAlign: 'end',
  verticalAlign: 'top',
  color: text.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-loud]': { color: text.default, fontWeight: vars.font.weight.price },
    'tfoot &': { color: text.default },
    '&:last-child': { paddingInlineEnd: vars.space.lg },
  },
  '@media': apart,
});
