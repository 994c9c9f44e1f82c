import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { border, surface, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: cellGap,
});

export const account = component({
  ...textRules.note,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
  background: surface,
  color: text.muted,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: border.strong, boxShadow: `inset 0 0 0 ${hairline} ${border.strong}` },
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

export const balance = component({
  ...textRules.body,
  ...figures,
  color: text.default,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { 'label:has(:disabled) > &': { color: text.disabled } },
});
