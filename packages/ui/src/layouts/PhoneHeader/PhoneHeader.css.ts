import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter } from '../../theme/gutter.css.ts';
import { from } from '../../theme/measures.ts';

/** Extends from the top of the page's content to the edges of the window. */
export const root = component({
  marginBlockStart: `calc(-1 * ${vars.space.md})`,
  marginInline: `calc(-1 * ${gutter})`,
  backgroundColor: vars.color.header.bg,
  color: vars.color.header.fg,
  '@media': { [from.desk]: { margin: 0, backgroundColor: 'transparent', color: 'inherit' } },
});
