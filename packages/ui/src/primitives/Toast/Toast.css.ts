import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { calm, columns, from, hairline, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { border, overlay, status, text } = vars.color;
const drop = keyframes({ from: { opacity: 0, transform: `translateY(calc(${vars.space.lg} * -1))` } });
const appear = keyframes({ from: { opacity: 0 } });

export const region = component({
  position: 'fixed',
  zIndex: stack.toast,
  insetInline: vars.space.md,
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.sm} + env(safe-area-inset-top))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [from.desk]: { insetInlineStart: 'auto', insetInlineEnd: vars.space.lg, inlineSize: columns.aside },
  },
});

export const toast = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: vars.space.xs,
  paddingInlineStart: vars.space.lg,
  backgroundColor: overlay,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.md,
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion.normal} ease-out`,
  '@media': { [calm]: { animationName: appear } },
});

export const sign = component({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  selectors: {
    '&[data-tone="info"]': { color: status.info.fg },
    '&[data-tone="success"]': { color: status.success.fg },
    '&[data-tone="warning"]': { color: status.warning.fg },
    '&[data-tone="danger"]': { color: status.danger.fg },
  },
});

export const words = component({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'center',
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
});

export const title = component({ ...textRules.body, fontWeight: vars.font.weight.strong });

export const detail = component({ ...textRules.label, color: text.muted });

export const action = component({ marginBlockStart: vars.space.xs });
