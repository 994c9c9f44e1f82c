import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';

export const root = component({
  ...textRules.label,
  paddingBlock: vars.space.sm,
  color: vars.color.text.muted,
  textAlign: 'center',
});

export const change = component({
  position: 'relative',
  color: vars.color.text.default,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': touchArea },
});
