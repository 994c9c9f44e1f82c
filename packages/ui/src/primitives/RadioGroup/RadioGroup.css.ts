import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, chip, surface, text } = vars.color;

export const root = component({ minInlineSize: 0 });

export const legend = component({
  ...textRules.label,
  fontWeight: vars.font.weight.strong,
  paddingBlockEnd: vars.space.xs,
});

export const option = component({
  ...textRules.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: text.disabled, cursor: 'not-allowed' },
    '& + &': { borderBlockStart: `${hairline} solid ${border.default}` },
  },
});

export const words = component({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
});

export const hint = component({
  ...textRules.label,
  display: 'block',
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const control = component({
  ...colourFade,
  appearance: 'none',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${hairline} solid ${border.strong}`,
  borderRadius: vars.radius.full,
  backgroundColor: surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: chip.selectedBg, borderWidth: `calc(${vars.size.icon} * 0.3)` },
  },
});
