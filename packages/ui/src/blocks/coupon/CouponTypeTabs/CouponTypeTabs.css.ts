import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Maximum container width for showing the menu button as an icon only. */
const narrow = '(max-width: 319px)';

export const root = component({ containerType: 'inline-size' });

export const line = component({ display: 'flex', gap: vars.space.sm });

export const shown = component({ flex: 1, minInlineSize: 0 });

export const more = component({ flexShrink: 0, display: 'grid' });

export const word = component({
  '@container': { [narrow]: { display: 'none' } },
});
export const sign = component({
  display: 'none',
  '@container': { [narrow]: { display: 'grid' } },
});
