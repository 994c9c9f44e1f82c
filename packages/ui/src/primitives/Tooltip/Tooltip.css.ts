import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

export const panel = component({
  ...textRules.label,
  zIndex: stack.overlay,
  maxInlineSize: `calc(${columns.menu} * 1.2)`,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.chip.selectedBg,
  color: vars.color.chip.selectedFg,
  boxShadow: vars.shadow.md,
  overflowWrap: 'anywhere',
});
