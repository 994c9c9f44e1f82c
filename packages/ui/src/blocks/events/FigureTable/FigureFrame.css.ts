import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

export const root = component(card);

export const scroll = component({
  overflowX: 'auto',
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const table = component({ ...textRules.body, inlineSize: '100%' });

export const short = component({ textDecorationLine: 'none' });

/** What a head looks like, wherever it stands. */
export const headRules = {
  ...textRules.note,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
} as const;
