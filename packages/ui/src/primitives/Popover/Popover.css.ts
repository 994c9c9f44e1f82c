import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns, hairline, ring, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const panel = component({
  ...textRules.body,
  zIndex: stack.overlay,
  maxInlineSize: `min(${columns.popup}, 100vw - ${vars.space.lg} * 2)`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.overlay,
  color: vars.color.text.default,
  border: `${hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.md,
  outline: 'none',
  animation: `${appear} ${vars.motion.fast} ease-out`,
});

export const body = component({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.lg,
  borderRadius: 'inherit',
  outlineOffset: `calc(${ring} * -1)`,
});
