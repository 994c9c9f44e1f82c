import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

export { box } from '../Input/Input.css.ts';

export const control = component({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  appearance: 'none',
  border: 0,
  background: 'none',
  // Extends under the chevron and the padding of the box, so that the whole box opens the list.
  marginInlineStart: `calc(${vars.space.md} * -1)`,
  marginInlineEnd: `calc((${vars.size.icon} + ${vars.space.md} + ${vars.space.sm}) * -1)`,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: `calc(${vars.size.icon} + ${vars.space.md} + ${vars.space.sm})`,
  fontSize: `max(1rem, ${vars.type.size.name})`,
  lineHeight: vars.type.leading.name,
  outline: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

export const option = component({ color: vars.color.text.default, backgroundColor: vars.color.surface });

export const chevron = component({ display: 'grid', color: vars.color.text.muted, pointerEvents: 'none' });
