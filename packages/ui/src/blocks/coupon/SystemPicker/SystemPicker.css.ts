import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';

const { border, chip, surface, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

/** One row with horizontal scrolling, so that its height doesn't depend on the number of options. */
export const options = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: cellGap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Padding for the focus ring inside the scrollable box.
  padding: vars.space.xs,
  margin: `calc(${vars.space.xs} * -1)`,
  scrollPaddingInline: vars.space.xl,
});

export const option = component({
  ...colourFade,
  ...textRules.note,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  border: `${hairline} solid ${border.field}`,
  borderRadius: vars.radius.control,
  background: surface,
  color: text.muted,
  fontVariantNumeric: figures.fontVariantNumeric,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: chip.selectedBg,
      borderColor: chip.selectedBg,
      color: chip.selectedCount,
    },
    '&:has(:disabled)': { color: text.disabled, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `${ring} solid ${border.focus}`, outlineOffset: ring },
  },
});

export const control = component({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  cursor: 'inherit',
  // The focus ring is on the surrounding option.
  outline: 'none',
});

export const name = component({
  ...textRules.body,
  color: text.default,
  fontWeight: vars.font.weight.strong,
  selectors: {
    'label:has(:checked) > &': { color: chip.selectedFg },
    'label:has(:disabled) > &': { color: text.disabled },
  },
});

export const summary = component({
  ...textRules.label,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
