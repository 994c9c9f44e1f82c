import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // The font of texts, which every page has: in a title or a score, unseen letters would load another.
  fontFamily: vars.font.body,
});
