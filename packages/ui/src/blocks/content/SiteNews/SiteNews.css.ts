import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const list = component({ display: 'grid', gap: vars.space.lg });

export const point = component({ display: 'flex', gap: vars.space.md });

export const sign = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const words = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = component(textRules.name);

export const detail = component({ ...textRules.body, color: vars.color.text.muted });
