import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

/** Inner radius of the card's corners, inside its hairline border. */
const corner = `calc(${vars.radius.card} - ${hairline})`;

export const root = component(card);

export const scroll = component({
  overflowX: 'auto',
  // The sticky column has a background, which must be clipped to the card's corners.
  borderStartStartRadius: corner,
  borderStartEndRadius: corner,
  selectors: { '&:last-child': { borderEndStartRadius: corner, borderEndEndRadius: corner } },
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const table = component({ ...textRules.body, inlineSize: '100%' });

export const short = component({ textDecorationLine: 'none' });

/** Shared style of column headers. */
export const headRules = {
  ...textRules.note,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
} as const;
