import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { pointer } from '../../theme/measures.ts';

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

/** Looks of the box: a plain one ends at the end of its chevron. */
export const emphases = componentVariants({
  field: {},
  plain: {
    inlineSize: 'auto',
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    marginInlineEnd: `calc(${vars.space.md} * -1)`,
  },
});

export const texts = componentVariants({
  field: {},
  plain: {
    fontWeight: vars.font.weight.strong,
    textAlign: 'end',
    // Phones zoom into smaller text of a control.
    '@media': { [pointer]: { fontSize: vars.type.size.label, lineHeight: vars.type.leading.label } },
  },
});

export const option = component({ color: vars.color.text.default, backgroundColor: vars.color.surface });

export const chevron = component({ display: 'grid', color: vars.color.text.muted, pointerEvents: 'none' });
