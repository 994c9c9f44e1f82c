import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, chip, status, surface, text } = vars.color;

export const root = component({
  ...textRules.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: `calc((${vars.size.touch} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: text.disabled, cursor: 'not-allowed' } },
});

export const box = component({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 });

export const control = component({
  ...colourFade,
  appearance: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${hairline} solid ${border.strong}`,
  borderRadius: `min(${vars.radius.control}, ${vars.space.xs})`,
  backgroundColor: surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { backgroundColor: chip.selectedBg, borderColor: chip.selectedBg },
    '&[aria-invalid="true"]': { borderColor: status.danger.fg },
  },
});

export const mark = component({
  position: 'absolute',
  display: 'grid',
  color: chip.selectedFg,
  pointerEvents: 'none',
  opacity: 0,
  selectors: { ':checked + &': { opacity: 1 } },
});

export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const error = component({ ...textRules.label, display: 'block', color: status.danger.fg });
