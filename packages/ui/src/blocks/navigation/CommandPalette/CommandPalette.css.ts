import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns } from '../../../theme/measures.ts';

/** As high as its dialog allows, so that the list below the field scrolls and the field stays. */
export const root = component({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `min(60dvh, ${columns.popup})`,
});

export const icon = component({ display: 'grid', flexShrink: 0, color: vars.color.text.muted });
