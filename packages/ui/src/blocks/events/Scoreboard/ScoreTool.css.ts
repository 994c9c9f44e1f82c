import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { inWide } from './board.css.ts';

const { header } = vars.color;

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  selectors: { '&[aria-pressed="true"], &:hover': { background: header.control } },
  '@container': { [inWide]: { paddingInline: vars.space.md } },
});

export const label = component({
  ...textRules.label,
  display: 'none',
  fontWeight: vars.font.weight.strong,
  '@container': { [inWide]: { display: 'inline' } },
});
