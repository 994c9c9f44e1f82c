import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { pointer, ring } from '../../../theme/measures.ts';
import { colourFade } from '../../../theme/touch.ts';

const { header } = vars.color;

export const root = component({
  ...colourFade,
  vars: { [focusColour]: header.fg, [focusOffset]: `calc(${ring} * -1)` },
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: header.fg,
  '@media': { [pointer]: { selectors: { '&:hover': { backgroundColor: header.control } } } },
});
