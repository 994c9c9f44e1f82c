import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { border, text } = vars.color;
const line = `${hairline} solid ${border.default}`;

export const root = component(card);

export const scroll = component({
  overflowX: 'auto',
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const table = component({ ...textRules.body, inlineSize: '100%' });

export const head = component({
  ...textRules.note,
  paddingInline: vars.space.xs,
  blockSize: vars.size.row,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: vars.space.md } },
});

export const nameHead = component({
  ...textRules.note,
  paddingInlineStart: vars.space.md,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
});

export const short = component({ textDecorationLine: 'none' });

export const row = component({ borderBlockStart: line });

/** The names take what the figures leave, and no less than three of them would. */
export const nameCell = component({
  inlineSize: '100%',
  minInlineSize: `calc(${vars.size.touch} * 2.5)`,
  paddingBlock: vars.space.sm,
  paddingInline: `${vars.space.md} ${vars.space.xs}`,
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
    '&:last-child': { paddingInlineEnd: vars.space.md },
  },
});
