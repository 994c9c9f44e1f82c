import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';

export const list = component({ display: 'grid', gap: cellGap });

export const entry = component({
  ...textRules.body,
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[aria-current="true"]': { background: vars.color.sunken, fontWeight: vars.font.weight.strong },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-current="true"])': { background: vars.color.raised } } },
  },
});
