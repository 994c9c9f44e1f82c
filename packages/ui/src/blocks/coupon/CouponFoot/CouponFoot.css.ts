import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';

export const root = component({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });

/** On low screens the content above the bet button scrolls; the button stays visible. */
export const main = component({
  display: 'grid',
  gap: vars.space.md,
  maxBlockSize: `calc(100dvh - ${frameTop} - ${vars.size.header} * 2 - ${vars.size.touch} * 2.5)`,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // Padding for the focus ring inside the scrollable box.
  padding: vars.space.xs,
  margin: `calc(${vars.space.xs} * -1)`,
});
